// Collects a shared device's state for its heartbeats.
import { readQueue } from '#core/db/device/shared-device.ts';
import { readUnseenRefusals } from '#core/db/device/unseen-refusals.ts';
import { lastPaint } from '#core/platform/device/last-paint.ts';
import { readVitals, runningBuild } from '#core/platform/device/vitals.ts';
import { isUnclean } from '#core/platform/kiosk/reset-mark.ts';
import type { DeviceHeartbeat } from '#domain/device/heartbeat.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';
import { sweep } from '#shared/visit/sweeping.ts';
import { canVerify } from './told-answer.ts';

/** `touchedAt`: in `performance.now()` time; `undefined` when nobody has touched this page. */
interface Seen {
  readonly isAwake: boolean;
  readonly touchedAt: number | undefined;
}

/** One per page. Each result is the state at the time of the call. */
export function createHeartbeatReader({
  db,
  clock,
  deviceNow,
}: Pick<OpenTabl, 'db' | 'clock' | 'deviceNow'>): (seen: Seen) => Promise<DeviceHeartbeat> {
  let waiting = 0;
  return async ({ isAwake, touchedAt }) => {
    const [vitals, queue, painted] = await Promise.all([readVitals(), readQueue(db), lastPaint()]);
    // Answers may belong to a guest who has left: the sweep records them.
    if (queue.count < waiting) await sweep({ db, clock, deviceNow });
    waiting = queue.count;
    const refused = [...(await readUnseenRefusals(db, deviceNow()))];
    const heard = clock.heard();
    const now = performance.now();
    return {
      ...vitals,
      version: runningBuild(),
      queue: queue.count,
      queueAge: queue.since === undefined ? null : Math.max(0, deviceNow() - queue.since),
      isAwake,
      paintAge: painted === undefined ? null : Math.max(0, now - painted),
      touchAge: touchedAt === undefined ? null : now - touchedAt,
      clockOff: heard === undefined ? null : deviceNow() - heard,
      takesCommands: canVerify(),
      isUnclean: isUnclean(),
      refused,
    };
  };
}
