// Facts that guests see of an order beside its status, on the wire and in the rows of a device.
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
  unreached: maybe(v.boolean()),
  untimed: maybe(v.boolean()),
  usual: maybe(v.looseObject({ from: v.number(), to: v.number() })),
  // A newer server may know further reasons: then it is told without one.
  reason: v.fallback(maybe(reason), undefined),
  voids: v.fallback(maybe(v.record(v.string(), reason)), undefined),
});

/** undefined: nothing is known beside the status. */
export const readGuestFacts = rowReader<GuestFacts>(guestFactsSchema);
