import { useEffect, useState } from 'react';
import type { GuestGallery } from '#domain/gallery/guest-picture.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { openTabl } from '../open-tabl.ts';
import { useIsOnline, useTabl } from '../tabl-context.tsx';
import { useRows } from '../use-rows.ts';

/** Guests' pictures at the open place; `undefined` until loaded. Requests them again when the network returns. */
export function useGuestGallery(): GuestGallery | undefined {
  const tabl = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [fresh, setFresh] = useState<{ readonly of: number; readonly gallery: GuestGallery }>();
  const stored = useRows(async () => {
    const { readGuestGallery } = await import('#core/db/place/place-pages-table.ts');
    return async (db) => (await readGuestGallery(db, place.id)) ?? null;
  }, [place.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the network's return asks again.
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const { getGuestGallery } = await import('#core/api/gallery/gallery-requests.ts');
      const gallery = await getGuestGallery(tabl.http, place.id);
      if (!gallery || !isWanted) return;
      setFresh({ of: place.id, gallery });
      const [{ db }, { storeGuestGallery }] = await Promise.all([
        openTabl(tabl),
        import('#core/db/place/place-pages-table.ts'),
      ]);
      await storeGuestGallery(db, place.id, gallery);
    };
    // Offline, or on a full disk, the stored pictures stay.
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [tabl, place.id, isOnline]);

  return fresh?.of === place.id ? fresh.gallery : (stored ?? undefined);
}
