// Bill request as a command: it waits for earlier orders of its orderer, and is sent once. [S7.15]
import * as v from 'valibot';
import type { SplitWish } from '#domain/bill/bill-split.ts';
import { BILL_AGES } from '#domain/outbox/command-ages.ts';
import { BILL_REFUSALS, splitWishSchema } from '../bill/bill.ts';
import { OWN_SESSION, ownSessionHeader } from '../session/own-session.ts';
import type { StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';
import { plainCommand } from './plain-command.ts';
import { refusalOf, SHARED_CODES } from './stored-entries.ts';

const CODES = [...BILL_REFUSALS, ...SHARED_CODES, 'invalid_bill'] as const;

export interface StoredBill extends StoredCommand {
  readonly kind: 'bill';
  readonly paymentMethod: string | undefined;
  /** undefined: one bill for all. */
  readonly split: SplitWish | undefined;
}

export const billCommand = plainCommand<StoredBill>({
  waitsFor: ['order'],
  row: v.looseObject({
    ...commandEntries,
    kind: v.literal('bill'),
    paymentMethod: v.optional(v.string()),
    split: v.optional(splitWishSchema),
    refusal: refusalOf(CODES),
  }),
  ages: BILL_AGES,
  codes: CODES,
  request: (entry, context) => ({
    method: 'put',
    path: `orders/by_table_session/${OWN_SESSION}/bill_wanted`,
    headers: context.token === undefined ? {} : ownSessionHeader(context.token),
    body: {
      status: 'bill_wanted',
      paymentMethod: entry.paymentMethod ?? null,
      ...(entry.split ? { split: entry.split } : {}),
    },
  }),
});
