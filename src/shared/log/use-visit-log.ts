import { useEffect, useRef, useState } from 'react';
import { followVisibility } from '#core/platform/device/page-in-view.ts';
import { followPresence } from '#core/platform/kiosk/presence.ts';
import { readLogRing, writeLogRing } from '#core/platform/log/log-storage.ts';
import { wantsNoLogs } from '#core/platform/log/wants-no-logs.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { pressesGoTo } from './pressed.ts';
import { createVisitLog, type VisitLog } from './visit-log.ts';

/** Idle time in ms after which pending entries are sent. */
const REST_MS = 4_000;

/**
 * The log of this page's visit, fed by the guest's actions; `undefined` when the guest opted out or no guest uses the page.
 */
export function useVisitLog(): VisitLog | undefined {
  const tabl = useTabl();
  const isOnline = useIsOnline();
  /** Sends the remaining entries. */
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
