// An order by staff for a table, as a command. Its lines leave the person's draft when it is saved, and return when it
// is refused; its age is judged like a guest's order.
import * as v from 'valibot';
import type { CartLine } from '#domain/cart/cart.ts';
import { withCommentsByVariant } from '#domain/cart/line-comments.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { SessionId } from '#domain/ids.ts';
import type { Quote } from '#domain/order/order.ts';
import { REFUSAL_CODES, type RefusalCode } from '#domain/order/refusal.ts';
import { orderAges } from '#domain/outbox/command-ages.ts';
import type { CommandRefusal, OutboxEntry } from '#domain/outbox/outbox.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';
import { avoidanceToHeaders } from '../diet/avoidance.ts';
import { HEADERS } from '../headers.ts';
import { dishesToWire } from '../order/order.ts';
import { judgeAnswer } from '../order/order-answer.ts';
import { maybe, name, rowReader } from '../stored-fields.ts';
import { type CommandKind, type CommandRow, commandHeaders, completeRow, type StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';
import type { EntryTerms } from './order-command.ts';
import { orderEntries, refusalOf } from './stored-entries.ts';

const CODES = [...REFUSAL_CODES, 'unknown_table'] as const;

export interface StoredStaffOrder extends StoredCommand {
  readonly kind: 'staffOrder';
  /** Sitting at the table; undefined: none. */
  readonly sitting: SessionId | undefined;
  /** Name of the staff member who took the order. */
  readonly takenBy: string;
  readonly cartLines: readonly CartLine[];
  /** By variant, for earlier builds. The lines have their own. */
  readonly comments: Readonly<Record<number, string>>;
  /** Allergens and diets of the guests, for the kitchen. */
  readonly avoidance: Avoidance;
  readonly quote: Quote;
  readonly summary: OutboxEntry['summary'];
  readonly terms: EntryTerms;
  readonly refusal: (CommandRefusal & { readonly code: RefusalCode | 'unknown_table' }) | undefined;
}

const { cartLines, comments, avoidance, quote, summary, terms } = orderEntries;
const readRow = rowReader<CommandRow<StoredStaffOrder>>(
  v.looseObject({
    ...commandEntries,
    kind: v.literal('staffOrder'),
    sitting: maybe(name),
    takenBy: v.optional(v.string(), ''),
    ...{ cartLines, comments, avoidance, quote, summary, terms },
    refusal: refusalOf(CODES),
  }),
);

export const staffOrderCommand: CommandKind<StoredStaffOrder> = {
  waitsFor: [],
  read: (row) => {
    const found = readRow(row);
    return found?.orderer?.kind === 'staff'
      ? completeRow<StoredStaffOrder>(
          { ...found, cartLines: withCommentsByVariant(found.cartLines, found.comments) },
          '',
          orderAges(found.terms),
        )
      : undefined;
  },
  call: (entry, context) => {
    const { orderer, quote: shown } = entry;
    const common = {
      place: entry.placeId,
      method: 'post',
      person: orderer.kind === 'staff' ? orderer.userId : undefined,
    } as const;
    const headers = commandHeaders(entry, context);
    if (entry.cancelling) return { ...common, path: 'staff/orders/cancel', headers, body: {} };
    return {
      ...common,
      path: 'staff/orders',
      headers: {
        ...headers,
        [HEADERS.label]: entry.label,
        [HEADERS.shownTotal]: formatAmountPlain(shown.total, entry.terms.currency),
        [HEADERS.menuVersion]: shown.menuVersion,
        ...avoidanceToHeaders(entry.avoidance),
      },
      body: {
        table: orderer.kind === 'staff' ? orderer.table : '',
        sitting: entry.sitting,
        ...dishesToWire(entry.cartLines),
      },
    };
  },
  judge: (answer, entry) =>
    judgeAnswer(answer, { id: entry.id, codes: CODES, currency: entry.terms.currency, accepted: () => ({}) }),
  end: ({ orderer, cartLines: lines, avoidance: avoided }, outcome) =>
    outcome.kind === 'received' || orderer.kind !== 'staff'
      ? { changes: {}, effects: [] }
      : {
          changes: {},
          effects: [
            {
              type: 'lines.return',
              lines,
              avoidance: avoided,
              draft: { person: orderer.userId, table: orderer.table },
            },
          ],
        },
};
