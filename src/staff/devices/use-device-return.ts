import { useEffect } from 'react';
import { whenIdleFor } from '#core/platform/device/idle.ts';
import { loadPage } from '#core/platform/device/load-page.ts';
import { IDLE_MS } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** Returns a shared device to its guests once staff have left their pages, and signs them out. */
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
