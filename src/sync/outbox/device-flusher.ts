// The flusher as it runs on a device, in the page and in the worker alike.
import type { Http } from '#api/http.ts';
import { sendCall } from '#api/outbox/send-call.ts';
import { ping } from '#api/ping.ts';
import { COMMANDS } from '#contract/outbox/commands.ts';
import type { TablDatabase } from '#db/database.ts';
import { createOutboxStore } from '#db/outbox/outbox-table.ts';
import { createStaffHttp } from '../staff/staff-http.ts';
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
  // What staff do bears the token of whoever is signed in here when it is sent.
  const staff = createStaffHttp(db, http, clock);
  return createFlusher({
    store: createOutboxStore(db),
    kinds: COMMANDS,
    send: createSendCommand(COMMANDS, (call) => sendCall(call.path.startsWith('staff/') ? staff : http, call)),
    probe: () => ping(http),
    clock,
    random: () => Math.random(),
    lock: createFlushLock(locks),
    // Live queries tell every tab; nobody has to be told here.
    onChange: () => undefined,
  });
}
