import { useEffect, useState } from 'react';
import { readPlacePages } from '#core/db/place/place-pages-table.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

/**
 * Stored pages of the open place beside its menu; requested when missing or of another menu version, and again when the
 * network returns. `undefined`: not stored and not available now.
 */
export function usePlacePages(): PlacePages | 'loading' | undefined {
  const tabl = useTabl();
  const { place, menu } = useMenu();
  const isOnline = useIsOnline();
  // `null`, because `undefined` means not read yet.
  const stored = useRows(async () => async (db) => (await readPlacePages(db, place.id)) ?? null, [place.id]);
  const [asked, setAsked] = useState<{ readonly pages: PlacePages | undefined; readonly of: string } | undefined>();
  const of = `${place.id} ${menu.version}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back.
  useEffect(() => {
    let isWanted = true;
    void Promise.all([openTabl(tabl), import('#core/sync/place/place-pages.ts')])
      .then(([open, { refreshPlacePages }]) => refreshPlacePages(open, place.id, menu.version))
      .then((found) => (found.ok ? found.value : undefined))
      .catch(() => undefined)
      .then((pages) => isWanted && setAsked({ pages, of }));
    return () => {
      isWanted = false;
    };
  }, [tabl, place.id, menu.version, of, isOnline]);

  const fresh = asked?.of === of ? asked.pages : undefined;
  const drawn = tabl.drawn?.slice.place?.pages;
  const found = fresh ?? (drawn?.placeId === place.id ? drawn : stored);
  if (found) return found;
  return asked?.of === of && stored === null ? undefined : 'loading';
}
