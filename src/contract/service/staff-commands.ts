// POST staff/commands/{kind}: staff commands, one body per kind. Our own endpoint.
import * as v from 'valibot';
import { pieceSchema } from '#contract/bill/shares-wire.ts';
import { REVERSAL_REASONS, TENDERS } from '#domain/bill/payment.ts';
import type { OffKey } from '#domain/ids.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { PAPER_ANSWERS } from '#domain/service/paper.ts';
import type { StaffCommand, StaffCommandKind } from '#domain/service/staff-command.ts';
import { orderFactSchema, staffReasonSchema } from './order-facts.ts';

const anyId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const tableName = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const until = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const offKey = v.custom<OffKey>(
  (key) => (Number.isSafeInteger(key) && Number(key) > 0) || /^(?:size|ingredient):\d{1,15}$/.test(String(key)),
);

const rest = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const part = { amount: positive, tender: v.picklist(TENDERS), tip: v.optional(positive), room: v.optional(tableName) };

const BODIES = {
  orderStatus: v.object({ orderId: anyId, to: v.picklist(ORDER_STATUSES), reason: v.optional(staffReasonSchema) }),
  orderFact: v.object({ orderId: anyId, fact: orderFactSchema }),
  tableChange: v.object({
    about: v.union([v.strictObject({ orderId: anyId }), v.strictObject({ sittingId: anyId })]),
    table: tableName,
    merge: v.boolean(),
  }),
  undoMerge: v.object({ sittingId: anyId }),
  closeSitting: v.object({ sittingId: anyId, rest }),
  checkOut: v.object({ table: tableName, sittingId: v.optional(v.nullable(anyId)), rest }),
  paid: v.union([
    v.strictObject({
      sittingId: anyId,
      pieces: v.optional(v.pipe(v.array(pieceSchema), v.maxLength(1000))),
      ...part,
    }),
    v.strictObject({ orderId: anyId, ...part }),
  ]),
  availability: v.object({
    about: offKey,
    change: v.union([
      v.strictObject({ off: v.boolean(), until }),
      v.strictObject({ portions: v.nullable(v.pipe(v.number(), v.safeInteger())), until }),
    ]),
  }),
  callAnswer: v.object({ callId: anyId, answer: v.picklist(['coming', 'done']) }),
  reversePayment: v.object({ paymentId: anyId, reason: v.picklist(REVERSAL_REASONS) }),
  printPaper: v.object({
    printer: tableName,
    about: v.union([v.strictObject({ orderId: anyId }), v.strictObject({ sittingId: anyId })]),
  }),
  lockSeen: v.object({ deviceId: anyId, since: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  paper: v.object({ printer: tableName, job: tableName, answer: v.picklist(PAPER_ANSWERS) }),
} as const satisfies Record<StaffCommandKind, v.GenericSchema>;

/** Parses a command; undefined: unknown to this build. */
export const parseStaffCommand = (kind: string, body: unknown): StaffCommand | undefined => {
  if (!Object.hasOwn(BODIES, kind)) return undefined;
  const parsed = v.safeParse(BODIES[kind as StaffCommandKind], body);
  // The parsed value equals the type except for brands.
  return parsed.success ? ({ kind, ...parsed.output } as unknown as StaffCommand) : undefined;
};

/** Body of a command; its kind is in the URL. */
export const staffCommandToWire = ({ kind: _, ...body }: StaffCommand): object => body;
