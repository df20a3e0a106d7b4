// What whoever runs the server has set beside the map that every device draws by itself.

export interface MapTiles {
  /** Whose they are, as their provider wants it said. */
  readonly attribution: string;
  /** Where that leads; undefined: nowhere. */
  readonly href: string | undefined;
}

export interface MapServices {
  /** Who finds addresses by their words; undefined: nobody. */
  readonly geocoder?: { readonly host: string } | undefined;
  /** undefined: the map is the drawing alone. */
  readonly tiles?: MapTiles | undefined;
}
