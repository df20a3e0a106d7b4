// Map services of the server, in addition to the map drawn on the device: address search and tiles.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getMapServices, searchAddress, tileHref } from '#core/api/map.ts';
import type { AddressSearchTrouble, FoundAddress } from '#domain/delivery/address-search.ts';
import type { MapServices } from '#domain/delivery/map-services.ts';
import type { MapTile } from '#domain/delivery/map-tiles.ts';
import type { Result } from '#domain/result.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';

export interface AddressGeocoder {
  /** Host that receives the search text. */
  readonly host: string;
  readonly find: (words: string) => Promise<Result<readonly FoundAddress[], AddressSearchTrouble>>;
}

export interface MapPictures extends NonNullable<MapServices['tiles']> {
  readonly hrefOf: (tile: MapTile) => string;
}

export interface MapHere {
  /** `undefined`: no address search. */
  readonly geocoder: AddressGeocoder | undefined;
  /** `undefined`: the map has no tiles. */
  readonly pictures: MapPictures | undefined;
}

/** Requested while `isWanted`. Empty until the server answers; the answer stays valid offline. */
export function useMapServices(isWanted: boolean): MapHere {
  const { http } = useTabl();
  const { place } = useMenu();
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const [said, setSaid] = useState<MapServices>({});
  useEffect(() => {
    if (!isWanted || !isOnline) return;
    let isHeard = true;
    void getMapServices(http, place.id).then((services) => {
      if (isHeard && services) setSaid(services);
    });
    return () => {
      isHeard = false;
    };
  }, [isWanted, http, place.id, isOnline]);
  const find = useCallback<AddressGeocoder['find']>(
    (words) => searchAddress(http, place.id, { words, language }),
    [http, place.id, language],
  );
  const hrefOf = useCallback((tile: MapTile) => tileHref(http, place.id, tile), [http, place.id]);
  return useMemo(
    () => ({
      geocoder: said.geocoder && { host: said.geocoder.host, find },
      pictures: said.tiles && { ...said.tiles, hrefOf },
    }),
    [said, find, hrefOf],
  );
}
