import { useEffect, useRef, useState } from 'react';
import { followVisibility } from '#core/platform/device/page-in-view.ts';
import { followPresence } from '#core/platform/kiosk/presence.ts';
import { readLogRing, writeLogRing } from '#core/platform/log/log-storage.ts';
import { wantsNoLogs } from '#core/platform/log/wants-no-logs.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { pressesGoTo } from './pressed.ts';
import { createVisitLog, type VisitLog } from './visit-log.ts';

/** The page rests once nobody has touched it for so long: then what waits is sent. */
const REST_MS = 4_000;

/** The log of this page's visit, fed with what the guest does; undefined: the guest wants none, or nobody is a guest here. */
export function useVisitLog(): VisitLog | undefined {
  const tabl = useTabl();
  const isOnline = useIsOnline();
  /** Function that sends the rest. */
  const kept = useRef<() => void>(undefined);
  const [log] = useState(() =>
    wantsNoLogs()
      ? undefined
      : createVisitLog({
          http: tabl.http,
          now: tabl.serverNow,
          isOnline: tabl.connection.isOnline,
          makeId: () =>
            Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join(''),
          onKept: () => kept.current?.(),
          ring: { read: readLogRing, write: writeLogRing },
        }),
  );
  useEffect(() => {
    if (!log) return undefined;
    pressesGoTo(log);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const whenAtRest = () => {
      clearTimeout(rest);
      rest = setTimeout(() => void log.flush(), REST_MS);
    };
    kept.current = whenAtRest;
    whenAtRest();
    const stops = [
      followPresence(() => {
        log.touch();
        whenAtRest();
      }),
      followVisibility(log.see),
    ];
    return () => {
      pressesGoTo(undefined);
      kept.current = undefined;
      clearTimeout(rest);
      for (const stop of stops) stop();
    };
  }, [log]);
  useEffect(() => {
    log?.online(isOnline);
    if (isOnline) void log?.flush();
  }, [log, isOnline]);
  return log;
}
