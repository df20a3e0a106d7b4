// Map services configured by the server's operator, in addition to the map that each device draws itself.

export interface MapTiles {
  /** Attribution in the wording that the tile provider asks for. */
  readonly attribution: string;
  /** Target of the attribution link; undefined: none. */
  readonly href: string | undefined;
}

export interface MapServices {
  /** Geocoder; undefined: none. */
  readonly geocoder?: { readonly host: string } | undefined;
  /** undefined: only the drawn map. */
  readonly tiles?: MapTiles | undefined;
}
