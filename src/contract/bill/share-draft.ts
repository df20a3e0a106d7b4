// POST orders/by_table_session/{session}/shares: the share of the bill that a guest wants to pay by card. Our own endpoint;
// amounts are minor units. The returned share is paid like an order, by its id.
import * as v from 'valibot';
import type { ShareWish } from '#domain/bill/shares.ts';
import { FEWEST_PEOPLE, MOST_PEOPLE } from '#domain/bill/split-kinds.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { whole } from '../stored-fields.ts';
import { pieceSchema } from './shares-wire.ts';

const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MOST_PEOPLE));
const pieces = v.pipe(v.array(pieceSchema), v.minLength(1), v.maxLength(1000));
const amount = v.pipe(
  whole,
  v.minValue(1),
  v.transform((units) => minor(units)),
);

export const shareDraftBodySchema = v.object({
  /** Revision of the bill that the guest saw. */
  revision: whole,
  wish: v.variant('kind', [
    v.object({ kind: v.literal('rest') }),
    v.object({ kind: v.literal('evenly'), people: count(FEWEST_PEOPLE), take: count(1) }),
    v.object({ kind: v.picklist(['byPerson', 'byDish']), pieces }),
    v.object({ kind: v.literal('amount'), amount }),
  ]),
  /** In addition to the share; absent: none. */
  tip: v.optional(
    v.pipe(
      whole,
      v.transform((units) => minor(units)),
    ),
    ZERO,
  ),
});

export const shareDraftedSchema = v.object({
  success: v.literal(true),
  payload: v.object({ id: v.pipe(v.string(), v.uuid()), amount: whole }),
});

/** Why a share is refused; not persisted, spelt as on the wire. */
export const SHARE_REFUSALS = [
  'nothing_to_pay',
  'too_much',
  'piece_taken',
  'parts_taken',
  'unknown_piece',
  'bill_changed',
  'already_paying',
  'below_minimum',
  'tip_too_high',
  'payments_off',
] as const;
export type ShareRefusalCode = (typeof SHARE_REFUSALS)[number];

export const shareRefusedSchema = v.object({
  success: v.literal(false),
  payload: v.object({
    message: v.picklist(SHARE_REFUSALS),
    /** With `below_minimum`. */
    minimum: v.optional(whole),
  }),
});

export interface DraftedShare {
  readonly id: string;
  readonly amount: Minor;
}
export interface ShareRefused {
  readonly code: ShareRefusalCode;
  readonly minimum?: Minor | undefined;
}

/** The wish on the wire. */
export const shareDraftToWire = (revision: number, wish: ShareWish, tip: Minor) => ({
  revision,
  wish,
  ...(tip > 0 && { tip }),
});

/** undefined: not an answer of ours. */
export function parseShareAnswer(body: unknown): DraftedShare | ShareRefused | undefined {
  const drafted = v.safeParse(shareDraftedSchema, body);
  if (drafted.success) return { id: drafted.output.payload.id, amount: minor(drafted.output.payload.amount) };
  const refused = v.safeParse(shareRefusedSchema, body);
  if (!refused.success) return undefined;
  const { message, minimum } = refused.output.payload;
  return { code: message, ...(minimum !== undefined && { minimum: minor(minimum) }) };
}
