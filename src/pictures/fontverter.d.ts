declare module 'fontverter' {
  /** Returns a font in another format; `sfnt` is the unpacked one. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Uint8Array>;
}
