// What check.html says of Apache and nginx with the files for them, and of a bare nginx: `node tests/e2e/hosts.mjs [dist]`
// (Debian: apache2, nginx-light). The table that it prints is kept in record-hosts.md.
import { spawn, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startDriver } from "./driver.mjs";

const [dist = "dist"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tenbo-hosts-"));
cpSync(dist, join(folder, "site/tenbo"), { recursive: true });
// The servers take off the rights of the one who starts them.
execFileSync("chmod", ["-R", "a+rX", folder]);

const freePort = () => new Promise((done) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});

/** nginx, with something in its server block. */
function nginx(port, inside) {
  const home = join(folder, `nginx-${port}`);
  mkdirSync(home);
  const path = (name) => `${name}_temp_path ${home}/${name};`;
  writeFileSync(join(home, "nginx.conf"), `daemon off; pid ${home}/pid; error_log ${home}/error.log; events {}
http {
  access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(path).join(" ")}
  server { listen 127.0.0.1:${port}; root ${folder}/site; ${inside} }
}`);
  return ["nginx", ["-c", join(home, "nginx.conf"), "-e", join(home, "error.log")]];
}

/** Apache as Debian brings it, with the modules that the file for it can use. */
function apache(port) {
  const home = join(folder, `apache-${port}`);
  mkdirSync(home);
  const modules = ["mpm_event", "authz_core", "mime", "dir", "headers", "filter", "deflate", "brotli"];
  const load = (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
  writeFileSync(join(home, "httpd.conf"), `ServerRoot ${home}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/error.log
${modules.filter((name) => existsSync(`/usr/lib/apache2/modules/mod_${name}.so`)).map(load).join("\n")}
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride FileInfo
  Require all granted
</Directory>`);
  return ["apache2", ["-f", join(home, "httpd.conf"), "-DFOREGROUND"]];
}

const HOSTS = [
  ["nginx with hosting/nginx.conf", (port) => nginx(port, `include ${resolve(dist)}/hosting/nginx.conf;`)],
  ["Apache with .htaccess", apache],
  ["nginx alone", (port) => nginx(port, "")],
];

const driver = await startDriver();
const browser = await driver.open();
const told = new Map();
for (const [name, start] of HOSTS) {
  const port = await freePort();
  const [command, args] = start(port);
  const server = spawn(command, args, { stdio: "inherit", env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
  try {
    const url = `http://localhost:${port}/tenbo/`;
    await browser.wait(() => fetch(url).then(({ ok }) => ok, () => false), name);
    await browser.go(`${url}check.html?lang=en`);
    const done = await browser.until(() => document.documentElement.dataset.done, "the end of the check");
    told.set(name, new Map(done.split(" ").map((row) => row.split("="))));
  } finally {
    server.kill();
  }
}
await browser.close();
driver.stop();
rmSync(folder, { recursive: true, force: true });

const names = [...told.keys()];
const table = [["row", ...names], ["---", ...names.map(() => "---")], ...[...told.get(names[0]).keys()].map((id) => [id, ...names.map((name) => told.get(name).get(id))])];
console.log(table.map((cells) => `| ${cells.join(" | ")} |`).join("\n"));
const wrong = names.slice(0, 2).flatMap((name) => [...told.get(name)].filter(([id, verdict]) => id !== "oembed" && verdict !== "right").map(([id]) => `${name}: ${id}`));
if (wrong.length > 0) {
  console.error(`hosts: ${wrong.join(", ")}`);
  process.exit(1);
}
process.exit(0);
