<?php
// As much of WordPress as examples/hosts/wordpress/tenbo.php meets: `php tests/package/wordpress.php PLUGIN` prints what it makes
// of a shortcode, in a page with the scripts that it has asked for.
$shortcodes = array();
$scripts    = array();

function add_shortcode( $name, $run ) {
	$GLOBALS['shortcodes'][ $name ] = $run;
}
function wp_enqueue_script( $name, $source, $needs, $version, $options ) {
	$GLOBALS['scripts'][ $name ] = sprintf( '<script src="%s" %s></script>', $source, $options['strategy'] );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( $text ) {
	return htmlspecialchars( preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\x80-\xff]|i', '', $text ), ENT_QUOTES );
}

require $argv[1];
$given = array( 'hand' => 'v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m', 'onclick' => 'no', 'title' => '"><b>', 0 => 'readonly' );
$made  = $shortcodes['tenbo']( $given ) . $shortcodes['tenbo']( '' );
echo '<!DOCTYPE html><meta charset="utf-8"><title>WordPress</title><output>…</output><script src="listen.js"></script>', $made, implode( $scripts );
