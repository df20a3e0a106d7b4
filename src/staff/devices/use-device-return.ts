import { useEffect } from 'react';
import { whenIdleFor } from '#core/platform/device/idle.ts';
import { loadPage } from '#core/platform/device/load-page.ts';
import { IDLE_MS } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** A device that guests use goes back to them by itself, once staff have left its pages; nobody stays signed in there. */
export function useDeviceReturn(isHouse: boolean, signOut: () => Promise<void>): void {
  const { slug } = useMenu().place;
  useEffect(() => {
    if (!isHouse) return undefined;
    return whenIdleFor(IDLE_MS, () => {
      const back = () => loadPage(`/${slug}`);
      void signOut().then(back, back);
    });
  }, [isHouse, signOut, slug]);
}
