import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { Place } from '#domain/place/place.ts';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import type { Tabl } from '#shared/tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';

const load = (tabl: Tabl) => Promise.all([openTabl(tabl), import('#shared/place/opened-place.ts')]);

/** Asks before another place's cart is discarded, and remembers the open place. [S4.05] */
export const PlaceChange = () => {
  const tabl = useTabl();
  const { place } = useMenu();
  const { isBrowseOnly } = useOrdering();
  const isSaid = useServiceCatalog();
  const navigate = useNavigate();
  const [elsewhere, setElsewhere] = useState<{ readonly place: Place; readonly count: number }>();
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const [open, { cartElsewhere, enterPlace }] = await load(tabl);
      const found = await cartElsewhere(open, place.id);
      // The guest has left meanwhile, so the other place's cart stays.
      if (!isHere) return;
      // Where nothing can be ordered, the other place's cart is not in the way.
      setElsewhere(isBrowseOnly ? undefined : found);
      if (!found) await enterPlace(open, place);
    };
    void look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [tabl, place, isBrowseOnly]);
  if (!elsewhere || !isSaid) return null;
  const stay = () => {
    setElsewhere(undefined);
    void navigate({ to: '/$place', params: { place: elsewhere.place.slug } });
  };
  return (
    <Suspense>
      <dialogs.PlaceChangeSheet
        key={place.id}
        open
        oldPlace={elsewhere.place}
        newPlace={place}
        count={elsewhere.count}
        onLeave={() =>
          void load(tabl)
            .then(([open, { enterPlace }]) => enterPlace(open, place))
            .then(() => setElsewhere(undefined))
        }
        onStay={stay}
      />
    </Suspense>
  );
};
