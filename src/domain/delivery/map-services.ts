// Map services that the server's operator has set beside the map that every device draws by itself.

export interface MapTiles {
  /** Attribution in the wording that the tile provider asks for. */
  readonly attribution: string;
  /** Where that leads; undefined: nowhere. */
  readonly href: string | undefined;
}

export interface MapServices {
  /** Service that finds addresses by their words; undefined: none. */
  readonly geocoder?: { readonly host: string } | undefined;
  /** undefined: the map is the drawing alone. */
  readonly tiles?: MapTiles | undefined;
}
