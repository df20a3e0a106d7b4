// A page older than its venue allows reloads to the newer build once idle; when there is none, it says so.
import { useEffect, useState } from 'react';
import { askNewerBuild, clientVersion, wasLoadedAnew } from '#core/platform/device/newer-build.ts';
import { reloadOnce } from '#core/platform/lost-parts.ts';
import { isOlderVersion } from '#domain/device/client-version.ts';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { whenIdle } from '#shared/when-idle.ts';

const LOOK_EVERY_MS = 600_000;

/** True when this page is older than `oldest` (the oldest version that may stay open) and cannot update itself. */
export function useIsOutdated(oldest: string): boolean {
  const tabl = useTabl();
  const [isStuck, setStuck] = useState(false);
  const isOlder = isOlderVersion(clientVersion(), oldest);
  useEffect(() => {
    if (!isOlder) return undefined;
    const end = new AbortController();
    const look = async () => {
      const found = await askNewerBuild();
      if (end.signal.aborted) return;
      // A page loaded by this very check is the newest that the server has; reloading again would loop.
      const canLoad = found === 'no_worker' && !wasLoadedAnew();
      setStuck(found !== 'coming' && !canLoad);
      if (!canLoad) return;
      const { db, deviceNow } = await openTabl(tabl);
      if (end.signal.aborted) return;
      end.signal.addEventListener(
        'abort',
        whenIdle(db, () => void reloadOnce(deviceNow())),
      );
    };
    // Offline, newer builds are unknown.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    const timer = setInterval(lookQuietly, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [tabl, isOlder]);
  return isOlder && isStuck;
}
