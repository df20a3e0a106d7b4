// The order as a command: the lines leave the cart with it, and come back where it is turned down.
import * as v from 'valibot';
import type { CartLine } from '#domain/cart/cart.ts';
import { withCommentsByVariant } from '#domain/cart/line-comments.ts';
import type { Spending } from '#domain/loyalty/spending.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { clearsCart } from '#domain/order/refusal.ts';
import { orderAges } from '#domain/outbox/command-ages.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Settings } from '#domain/place/settings.ts';
import { type Currency, formatAmountPlain } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { avoidanceToHeaders } from '../diet/avoidance.ts';
import { HEADERS } from '../headers.ts';
import { type Spend, spendToWire } from '../loyalty/spend-wire.ts';
import { readSpent } from '../loyalty/stored-spending.ts';
import { dishesToWire } from '../order/order.ts';
import { judgeOrderAnswer } from '../order/order-answer.ts';
import { DETAILED_ORDERS, detailsToWire, isDetailed } from '../order/order-details.ts';
import { type Named, named } from '../order/stored-order.ts';
import { rowReader } from '../stored-fields.ts';
import {
  type CommandCall,
  type CommandKind,
  type CommandRow,
  cancelCall,
  commandHeaders,
  completeRow,
  type EndEffect,
  type Outcome,
  type SendContext,
  type StoredCommand,
} from './command.ts';
import { orderEntries } from './stored-entries.ts';

/** The place's rules when the order was saved: sending it needs nothing else to be readable. */
export interface EntryTerms extends Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> {
  readonly currency: Currency;
}

/** An order of the outbox as it lies on the device. */
export interface StoredOrder
  extends OutboxEntry,
    Pick<StoredCommand, 'sessionId' | 'notBefore' | 'asked' | 'sentToken' | 'earlierTokens' | 'visitId'> {
  /** The lines as they lay in the cart, to be put back as they were. */
  readonly cartLines: readonly CartLine[];
  readonly terms: EntryTerms;
  /** The code that its price rests on, and which order of its guest it was taken for. */
  readonly promoCode?: string | undefined;
  readonly orderNumber?: number | undefined;
  readonly isRegistered?: boolean | undefined;
  /** Points and money that its price takes of the customer's balance. */
  readonly spend?: Spend | undefined;
  /** Key of the customer whose it is; absent: nobody was signed in. */
  readonly customer?: string | undefined;
  /** The code that lay in the cart, to be put back with the lines. */
  readonly promo?: PromoTerms | undefined;
  /** Points and money that were to be spent on it, under the same key. */
  readonly spending?: Spending | undefined;
}

type OrderRow = Omit<CommandRow<StoredOrder>, 'order'> & { readonly order: Named<PlacedOrder> | undefined };
const readRow = rowReader<OrderRow>(v.looseObject(orderEntries));

/** A row of an earlier build has its comments by variant alone. */
const commentedLines = ({ lines, cartLines, comments }: Pick<OrderRow, 'lines' | 'cartLines' | 'comments'>) => ({
  lines: withCommentsByVariant(lines, comments),
  cartLines: withCommentsByVariant(cartLines, comments),
});

interface Back {
  readonly promo: PromoTerms | undefined;
  readonly spending: Spending | undefined;
}

const linesBack = (entry: StoredOrder, { promo, spending }: Back): EndEffect => ({
  type: 'lines.return',
  lines: entry.cartLines,
  ...(promo && { promo }),
  ...(spending && { spending }),
});

/** The server's answer about the code counts: a code that is no longer valid does not come back. */
const promoBack = (entry: StoredOrder, outcome: Outcome): PromoTerms | undefined => {
  const judged = outcome.kind === 'refused' ? outcome.refusal.promo : undefined;
  return judged ? judged.terms : entry.promo;
};

/** No more is wanted again than the server had found there: else the same price would be asked about for ever. */
const spendingBack = ({ spending }: StoredOrder, outcome: Outcome): Spending | undefined => {
  const spent = outcome.kind === 'refused' ? readSpent(outcome.refusal.quote?.steps) : undefined;
  return spending && spent ? { ...spending, ...spent } : spending;
};

const detailedAs = ({ orderType, details }: StoredOrder) => (details && isDetailed(orderType) ? orderType : undefined);

/** Where it is sent to: one with details has a call of its own. */
const pathOf = (entry: StoredOrder): string => {
  const detailed = detailedAs(entry);
  return detailed ? `orders/${DETAILED_ORDERS[detailed]}` : 'orders';
};

/** Proof of the order: its own secret, or its session's. */
const rightOf = (entry: StoredOrder, { token }: SendContext) =>
  detailedAs(entry) ? { token: entry.secret ?? token } : { session: token };

const detailsOf = (entry: StoredOrder): object => {
  const detailed = detailedAs(entry);
  return detailed && entry.details ? detailsToWire(detailed, entry.details) : {};
};

const takeBack = (entry: StoredOrder, context: SendContext): CommandCall => {
  const call = cancelCall(entry, context);
  return entry.secret === undefined ? call : { ...call, path: 'orders/own/cancel', body: { token: entry.secret } };
};

const afterEnd = (entry: StoredOrder, outcome: Outcome): EndEffect =>
  outcome.kind === 'refused' && clearsCart(outcome.refusal.code)
    ? { type: 'cart.clear' }
    : linesBack(entry, { promo: promoBack(entry, outcome), spending: spendingBack(entry, outcome) });

export const orderCommand: CommandKind<StoredOrder> = {
  waitsFor: [],
  read: (row) => {
    const found = readRow(row);
    return (
      found &&
      completeRow<StoredOrder>(
        { ...found, ...commentedLines(found), order: named(found.order) },
        found.orderType,
        orderAges(found.terms),
      )
    );
  },
  call: (entry, context) =>
    entry.cancelling
      ? takeBack(entry, context)
      : {
          place: entry.placeId,
          method: 'post',
          path: pathOf(entry),
          headers: {
            ...commandHeaders(entry, context),
            // Bytes beyond Latin-1 are not allowed in a header, and our labels have none.
            [HEADERS.label]: entry.label,
            [HEADERS.shownTotal]: formatAmountPlain(entry.quote.total, entry.terms.currency),
            [HEADERS.menuVersion]: entry.quote.menuVersion,
            ...(entry.customer === undefined ? {} : { [HEADERS.customer]: entry.customer }),
            ...(entry.replaces === undefined ? {} : { [HEADERS.replaces]: entry.replaces }),
            ...avoidanceToHeaders(entry.avoidance),
          },
          body: {
            ...rightOf(entry, context),
            ...dishesToWire(entry.lines),
            ...(entry.promoCode !== undefined && { promo_code: entry.promoCode }),
            ...(entry.orderNumber !== undefined && { order_number: entry.orderNumber }),
            ...(entry.isRegistered && { registered_discount: true }),
            ...spendToWire(entry.spend, entry.terms.currency),
            ...detailsOf(entry),
          },
        },
  judge: (answer, entry) => judgeOrderAnswer(answer, entry.id, entry.terms.currency),
  end: (entry, outcome) =>
    outcome.kind === 'received'
      ? {
          changes: { order: outcome.order },
          effects: outcome.order ? [{ type: 'order.add', order: outcome.order }] : [],
        }
      : { changes: {}, effects: [afterEnd(entry, outcome)] },
};
