// Data of a shared device and its actions, for staff.

import { useCallback, useEffect, useState } from 'react';
import { loadPage } from '#core/platform/device/load-page.ts';
import { runningBuild } from '#core/platform/device/vitals.ts';
import { fillScreen } from '#core/platform/kiosk/full-screen.ts';
import { fullyHere } from '#core/platform/kiosk/fully.ts';
import { readHost } from '#core/platform/kiosk/host.ts';
import type { HostFacts } from '#domain/kiosk/host-facts.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';

export interface DeviceFacts {
  /** `undefined`: the venue has not named it. */
  readonly name: string | undefined;
  readonly build: string;
  /** Number of orders that the server has not answered. */
  readonly waiting: number;
  readonly host: HostFacts;
}

export function useDevicePage() {
  const tabl = useTabl();
  const { place } = useMenu();
  const [facts, setFacts] = useState<DeviceFacts>();

  const look = useCallback(async (): Promise<DeviceFacts> => {
    const [{ db }, { readStaff }, { readQueue }, host] = await Promise.all([
      openTabl(tabl),
      import('#core/db/staff/staff-table.ts'),
      import('#core/db/device/shared-device.ts'),
      readHost(),
    ]);
    const [staff, queue] = await Promise.all([readStaff(db, place.id), readQueue(db)]);
    return { name: staff?.device?.name, build: runningBuild(), waiting: queue.orders, host };
  }, [tabl, place.id]);

  useEffect(() => {
    let isHere = true;
    const show = () =>
      void look().then(
        (found) => isHere && setFacts(found),
        () => undefined,
      );
    show();
    document.addEventListener('fullscreenchange', show);
    return () => {
      isHere = false;
      document.removeEventListener('fullscreenchange', show);
    };
  }, [look]);

  return {
    facts,
    fill: useCallback(() => void fillScreen(), []),
    reload: useCallback(() => window.location.reload(), []),
    /** Restart by the host browser; `undefined` when the host cannot restart the browser. */
    restart: fullyHere()?.restart,
    leave: useCallback(() => loadPage(`/${place.slug}/staff`), [place.slug]),
  };
}
