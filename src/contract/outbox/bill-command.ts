// The wish to pay as a command: it waits for the orders of its orderer before it, and is asked for once. [S7.15]
import * as v from 'valibot';
import type { SplitWish } from '#domain/bill/bill-split.ts';
import { BILL_AGES } from '#domain/outbox/outbox-rules.ts';
import { BILL_REFUSALS, splitWishSchema } from '../bill/bill.ts';
import { judgeAnswer } from '../order/order-answer.ts';
import { rowReader } from '../stored-fields.ts';
import {
  type CommandKind,
  type CommandRow,
  cancelCall,
  commandHeaders,
  completeRow,
  type StoredCommand,
} from './command.ts';
import { commandEntries } from './command-entries.ts';
import { refusalOf, SHARED_CODES } from './stored-entries.ts';

const CODES = [...BILL_REFUSALS, ...SHARED_CODES, 'invalid_bill'] as const;

export interface StoredBill extends StoredCommand {
  readonly kind: 'bill';
  readonly paymentMethod: string | undefined;
  /** undefined: one bill for all. */
  readonly split: SplitWish | undefined;
}

const readRow = rowReader<CommandRow<StoredBill>>(
  v.looseObject({
    ...commandEntries,
    kind: v.literal('bill'),
    paymentMethod: v.optional(v.string()),
    split: v.optional(splitWishSchema),
    refusal: refusalOf(CODES),
  }),
);

export const billCommand: CommandKind<StoredBill> = {
  waitsFor: ['order'],
  read: (row) => {
    const found = readRow(row);
    return found && completeRow<StoredBill>(found, '', BILL_AGES);
  },
  call: (entry, context) =>
    entry.cancelling
      ? cancelCall(entry, context)
      : {
          place: entry.placeId,
          method: 'put',
          path: `orders/by_table_session/${encodeURIComponent(context.token ?? '')}/bill_wanted`,
          headers: commandHeaders(entry, context),
          body: {
            status: 'bill_wanted',
            paymentMethod: entry.paymentMethod ?? null,
            ...(entry.split ? { split: entry.split } : {}),
          },
        },
  judge: (answer, entry) =>
    judgeAnswer(answer, { id: entry.id, codes: CODES, currency: undefined, accepted: () => ({}) }),
  end: () => ({ changes: {}, effects: [] }),
};
