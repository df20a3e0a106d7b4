// Requests about the map that the server passes on to others: addresses by their words, and pictures. The services are in
// `server/jobs/map`.
import type { FoundAddress } from '#domain/delivery/address-search.ts';
import type { Box } from '#domain/delivery/geometry.ts';
import type { MapServices } from '#domain/delivery/map-services.ts';
import type { MapTile } from '#domain/delivery/map-tiles.ts';
import type { Language } from '#domain/language/language.ts';
import type { Result } from '#domain/result.ts';

export interface GeocodeQuery {
  readonly words: string;
  readonly language: Language;
  /** Where the answers may lie. */
  readonly box: Box;
}

/** busy: as much was asked of it as it may be asked · unavailable: it does not answer, or not readably */
export type MapTrouble = 'busy' | 'unavailable';

export interface Geocoder extends NonNullable<MapServices['geocoder']> {
  /** The likeliest first; rejects only where the server cannot count its own questions. */
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
