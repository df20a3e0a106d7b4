// Facts of an order for guests, on the wire and in device rows.
import * as v from 'valibot';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import { REJECT_REASONS } from '#domain/order/reject-reason.ts';
import { ids, maybe, rowReader } from '../stored-fields.ts';

const reason = v.looseObject({ code: v.picklist(REJECT_REASONS), text: v.string(), productIds: ids });

export const guestFactsSchema = v.looseObject({
  held: maybe(v.boolean()),
  confirmedAt: maybe(v.number()),
  seenAt: maybe(v.number()),
  inPart: maybe(v.boolean()),
  seenByWaiter: maybe(v.boolean()),
  acceptedAt: maybe(v.number()),
  acceptedByVenue: maybe(v.boolean()),
  acceptedByKitchen: maybe(v.boolean()),
  acceptedBy: maybe(v.string()),
  servedBy: maybe(v.string()),
  startedAt: maybe(v.number()),
  recalledAt: maybe(v.number()),
  delayed: maybe(v.looseObject({ minutes: v.number(), at: v.number() })),
  servedAt: maybe(v.number()),
  unservedAt: maybe(v.number()),
  mayWithdraw: maybe(v.boolean()),
  unreached: maybe(v.boolean()),
  untimed: maybe(v.boolean()),
  lead: maybe(v.number()),
  usual: maybe(v.looseObject({ from: v.number(), to: v.number() })),
  // An unknown reason of a newer server is left out.
  reason: v.fallback(maybe(reason), undefined),
  voids: v.fallback(maybe(v.record(v.string(), reason)), undefined),
});

/** undefined: no facts. */
export const readGuestFacts = rowReader<GuestFacts>(guestFactsSchema);
