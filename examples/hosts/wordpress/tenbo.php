<?php
/**
 * Plugin Name: Tenbo
 * Description: A mahjong hand and its score: [tenbo hand="123m456p789s11z22z+2z" rules="riichi-ema-2025"].
 * Version: 1.0
 */

const TENBO = 'https://club.example/tenbo/';
const TENBO_ATTRIBUTES = array( 'hand', 'rules', 'lang', 'theme', 'ui', 'readonly', 'accent', 'paper', 'ink', 'width', 'height', 'title' );

// In the hand of a shortcode, write [ and ] as %5B and %5D.
add_shortcode( 'tenbo', function ( $given ) {
	wp_enqueue_script( 'tenbo', TENBO . 'embed.js', array(), null, array( 'strategy' => 'async' ) );
	$given = (array) $given;
	// WordPress gives a word without a value, as in [tenbo readonly], by its place.
	$given += array_fill_keys( array_filter( $given, 'is_int', ARRAY_FILTER_USE_KEY ), '1' );
	$given  = array_intersect_key( $given, array_flip( TENBO_ATTRIBUTES ) );
	$out    = '';
	foreach ( $given as $name => $value ) {
		$out .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$link = esc_url( TENBO . '#' . ( $given['hand'] ?? '' ) );
	return "<tenbo-score$out><a href=\"$link\">Mahjong scoring</a></tenbo-score>";
} );
