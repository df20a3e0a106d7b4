// External map services named by the server's settings.
import type { Services } from '../../services/services.ts';
import type { CreateLimit } from '../../store/limit.ts';
import { createGeocoder } from './geocoder.ts';
import type { MapLog } from './map-settings.ts';
import { createTileSource } from './tiles.ts';

interface MapConfig {
  readonly geocoderUrl?: string | undefined;
  readonly tilesUrl?: string | undefined;
  readonly tilesAttribution?: string | undefined;
  readonly privateMap?: boolean | undefined;
  readonly publicUrl?: string | undefined;
}

/** Geocoder and tiles, as far as they are set. */
export const createMapServices = (
  config: MapConfig,
  limit: CreateLimit,
  log: MapLog,
): Pick<Services, 'geocoder' | 'tiles'> => {
  const { geocoderUrl: url, tilesUrl: template, tilesAttribution: attribution, privateMap, publicUrl } = config;
  const settings = { allowPrivate: privateMap === true, publicUrl, log };
  return {
    ...(url !== undefined && {
      // Nominatim's usage policy allows one request a second.
      geocoder: createGeocoder({ ...settings, url, limit: limit({ name: 'geocoder', most: 1, seconds: 1 }) }),
    }),
    ...(template !== undefined &&
      attribution !== undefined && {
        tiles: createTileSource({
          ...settings,
          ...{ template, attribution },
          limit: limit({ name: 'tiles', most: 240, seconds: 60 }),
        }),
      }),
  };
};
