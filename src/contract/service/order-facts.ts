// Facts of an order, in commands and on the board.
import * as v from 'valibot';
import { type OrderFact, type OrderFacts, SEEN_BY } from '#domain/order/order-facts.ts';
import { REJECT_CAUSES, RETURN_CAUSES, type RejectCause, STAFF_CAUSES } from '#domain/order/reject-causes.ts';
import { LONGEST_REJECT_TEXT, REJECT_REASONS } from '#domain/order/reject-reason.ts';
import { type Plain, rowReader } from '../stored-fields.ts';

const station = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
const lineIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240));

const reason = {
  code: v.picklist(REJECT_REASONS),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_REJECT_TEXT)), ''),
  productIds: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(100)), []),
};

/** A cause of a newer app is left out: its text says the same. */
const causeOf = <const C extends readonly RejectCause[]>(known: C) =>
  v.fallback(v.optional(v.picklist(known)), undefined);

export const rejectReasonSchema = v.object({ ...reason, cause: causeOf(REJECT_CAUSES) });

/** Reason that staff send: they cannot say that the guest has withdrawn the order. */
export const staffReasonSchema = v.object({ ...reason, cause: causeOf([...STAFF_CAUSES, ...RETURN_CAUSES]) });

export const orderFactSchema = v.variant('kind', [
  v.object({
    kind: v.literal('seen'),
    by: v.picklist(SEEN_BY),
    station: v.optional(station),
    partly: v.optional(v.literal(true)),
    toWaiter: v.optional(v.literal(true)),
  }),
  v.object({ kind: v.literal('accepted'), station: v.optional(station) }),
  v.object({ kind: v.literal('started') }),
  v.object({ kind: v.literal('delayed'), minutes }),
  v.object({ kind: v.literal('tick'), line: lineIndex, station, done: v.boolean() }),
  v.object({ kind: v.literal('ready'), station }),
  v.object({ kind: v.literal('recalled') }),
  v.object({ kind: v.literal('voidRead'), station }),
  v.object({
    kind: v.literal('lineVoid'),
    line: lineIndex,
    reason: staffReasonSchema,
    left: v.optional(lineIndex),
    as: v.optional(lineIndex),
  }),
  v.object({ kind: v.literal('lineVoidRead'), line: lineIndex, station }),
  v.object({ kind: v.literal('unserved') }),
  v.object({ kind: v.literal('served') }),
  v.object({ kind: v.literal('held') }),
  v.object({ kind: v.literal('confirmed') }),
]) satisfies v.GenericSchema<unknown, Plain<OrderFact>>;

const who = v.object({ by: v.string(), at: v.number() });

export const orderFactsSchema = v.object({
  seenAt: v.optional(v.number()),
  seenBy: v.optional(v.picklist(SEEN_BY)),
  seenByWaiter: v.optional(v.literal(true)),
  shownAt: v.optional(v.record(v.string(), v.number())),
  takenAt: v.optional(v.record(v.string(), v.number())),
  accepted: v.optional(v.object({ ...who.entries, station: v.optional(v.literal(true)) })),
  startedAt: v.optional(v.number()),
  delayed: v.optional(v.object({ minutes: v.number(), ...who.entries })),
  lineTicks: v.record(v.string(), v.object({ at: v.number(), station: v.string() })),
  readyAt: v.record(v.string(), v.number()),
  recalledAt: v.optional(v.number()),
  voidReadAt: v.optional(v.record(v.string(), v.number())),
  lineVoids: v.optional(v.record(v.string(), v.object({ ...who.entries, reason: rejectReasonSchema }))),
  lineVoidReadAt: v.optional(v.record(v.string(), v.number())),
  unservedAt: v.optional(v.number()),
  servedAt: v.optional(v.number()),
  servedBy: v.optional(v.string()),
  heldAt: v.optional(v.number()),
  confirmed: v.optional(who),
  lead: v.optional(v.number()),
}) satisfies v.GenericSchema<unknown, Plain<OrderFacts>>;

/** undefined: not facts. */
export const readOrderFacts = rowReader<OrderFacts>(orderFactsSchema);
