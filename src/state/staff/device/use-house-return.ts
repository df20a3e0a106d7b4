import { useEffect } from 'react';
import { IDLE_MS } from '#domain/staff/staff.ts';
import { whenIdleFor } from '#platform/device/idle.ts';
import { loadPage } from '#platform/device/load-page.ts';
import { useMenu } from '../../menu/menu-context.tsx';

/** A device that guests use goes back to them by itself, once staff have left its pages; nobody stays signed in there. */
export function useHouseReturn(isHouse: boolean, signOut: () => Promise<void>): void {
  const { slug } = useMenu().place;
  useEffect(() => {
    if (!isHouse) return undefined;
    return whenIdleFor(IDLE_MS, () => {
      const back = () => loadPage(`/${slug}`);
      void signOut().then(back, back);
    });
  }, [isHouse, signOut, slug]);
}
