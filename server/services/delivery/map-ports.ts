// Ports to external map services: address search and map tiles. Implemented in `server/jobs/map`.
import type { FoundAddress } from '#domain/delivery/address-search.ts';
import type { Box } from '#domain/delivery/geometry.ts';
import type { MapServices } from '#domain/delivery/map-services.ts';
import type { MapTile } from '#domain/delivery/map-tiles.ts';
import type { Language } from '#domain/language/language.ts';
import type { Result } from '#domain/result.ts';

export interface GeocodeQuery {
  readonly words: string;
  readonly language: Language;
  /** Area in which the results must be. */
  readonly box: Box;
}

/** busy: the rate limit is used up · unavailable: no answer, or an unreadable one */
export type MapTrouble = 'busy' | 'unavailable';

export interface Geocoder extends NonNullable<MapServices['geocoder']> {
  /** Most likely result first. Rejects only when the server cannot count its own requests. */
  readonly find: (query: GeocodeQuery) => Promise<Result<readonly FoundAddress[], MapTrouble>>;
}

export interface TilePicture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
}

export interface TileSource extends NonNullable<MapServices['tiles']> {
  /** Never rejects. */
  readonly read: (tile: MapTile) => Promise<Result<TilePicture, MapTrouble>>;
}
