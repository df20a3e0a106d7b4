// Banned guests of a place, for managers. `send` carries the signed-in person's token.
import { readBanned, readBans } from '#contract/owner/bans-wire.ts';
import { readDone } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { NewBan } from '#domain/staff/ban.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export const listBans = (send: Send) => callStaff(send, 'staff/bans', readBans, {});

/** Bans the device that sent this order. */
export const banSender = (send: Send, ban: NewBan) =>
  callStaff(send, 'staff/bans', readBanned, { method: 'post', json: ban });

/** Lifts a ban. */
export const unban = (send: Send, id: string) =>
  callStaff(send, `staff/bans/${encodeURIComponent(id)}`, readDone, { method: 'delete' });
