// The flusher on a device, shared by page and worker.

import { COMMANDS } from '#contract/outbox/commands.ts';
import type { Http } from '#core/api/http.ts';
import { sendCall } from '#core/api/outbox/send-call.ts';
import { ping } from '#core/api/ping.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import type { StaffHttp } from '#core/sync/staff/staff-http.ts';
import { createFlushLock } from './flush-lock.ts';
import { createFlusher, type Flusher } from './outbox.ts';
import { createSendCommand } from './send-command.ts';

/** `clock`: the device's, epoch ms. */
export function createDeviceFlusher(
  db: TablDatabase,
  http: Http,
  locks: LockManager | undefined,
  clock: () => number = Date.now,
): Flusher {
  let staff: Promise<StaffHttp> | undefined;
  /** A staff command carries the token of its person. Lazy: guests' devices never load this code. */
  const staffHttp = (): Promise<StaffHttp> => {
    staff ??= import('#core/sync/staff/staff-http.ts').then(({ createStaffHttp }) => createStaffHttp(db, http, clock));
    return staff.catch((error: unknown) => {
      staff = undefined;
      throw error;
    });
  };
  return createFlusher({
    store: createOutboxStore(db),
    kinds: COMMANDS,
    send: createSendCommand(COMMANDS, async (call) => {
      if (!call.path.startsWith('staff/')) return sendCall(http, call);
      const { send, sendAs } = await staffHttp();
      const { person } = call;
      return sendCall(
        person === undefined ? { send } : { send: (path, options) => sendAs(person, path, options) },
        call,
      );
    }),
    probe: () => ping(http),
    clock,
    random: () => Math.random(),
    lock: createFlushLock(locks),
    // Live queries notify all tabs, so no callback is needed here.
    onChange: () => undefined,
  });
}
