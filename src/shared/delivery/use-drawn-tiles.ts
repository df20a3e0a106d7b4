// Background tiles of a map: all or none. Half a town would look as if the rest did not exist.
import { useEffect, useMemo, useState } from 'react';
import { loadTile } from '#core/platform/delivery/load-tile.ts';
import { type PlacedTile, tilesOf } from '#domain/delivery/map-tiles.ts';
import type { MapView } from '#domain/delivery/map-view.ts';
import type { MapPictures } from './use-map-services.ts';

export interface DrawnTile extends PlacedTile {
  readonly href: string;
}

/**
 * `undefined` until all tiles are loaded; if one fails or the network is away, it stays `undefined` and the plain map
 * remains.
 */
export function useDrawnTiles(
  view: MapView | undefined,
  pictures: MapPictures | undefined,
): readonly DrawnTile[] | undefined {
  const tiles = useMemo(
    () => (view && pictures ? tilesOf(view).map((tile) => ({ ...tile, href: pictures.hrefOf(tile) })) : []),
    [view, pictures],
  );
  const [loaded, setLoaded] = useState<readonly DrawnTile[]>();
  useEffect(() => {
    let isWanted = tiles.length > 0;
    void Promise.all(tiles.map(({ href }) => loadTile(href))).then((came) => {
      if (isWanted && came.every(Boolean)) setLoaded(tiles);
    });
    return () => {
      isWanted = false;
    };
  }, [tiles]);
  return loaded === tiles ? loaded : undefined;
}
