// The order as a command: its lines leave the cart when it is saved, and return when it is refused.
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

/** The place's rules at the time of saving, so that sending depends on no other row. */
export interface EntryTerms extends Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> {
  readonly currency: Currency;
}

/** An order of the outbox as stored on the device. */
export interface StoredOrder
  extends OutboxEntry,
    Pick<StoredCommand, 'sessionId' | 'notBefore' | 'asked' | 'sentToken' | 'earlierTokens' | 'visitId'> {
  /** The cart lines, to be restored unchanged. */
  readonly cartLines: readonly CartLine[];
  readonly terms: EntryTerms;
  /** Promo code that the order's price includes, and the order's number among the guest's orders. */
  readonly promoCode?: string | undefined;
  readonly orderNumber?: number | undefined;
  readonly isRegistered?: boolean | undefined;
  /** Points and money that the order takes from the customer's balance. */
  readonly spend?: Spend | undefined;
  /** Key of the order's customer; absent: not signed in. */
  readonly customer?: string | undefined;
  /** The promo code in the cart, to be restored with the lines. */
  readonly promo?: PromoTerms | undefined;
  /** Points and money that the customer of the order spends on the order. */
  readonly spending?: Spending | undefined;
}

type OrderRow = Omit<CommandRow<StoredOrder>, 'order'> & { readonly order: Named<PlacedOrder> | undefined };
const readRow = rowReader<OrderRow>(v.looseObject(orderEntries));

/** A row of an earlier build has comments only by variant. */
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

/** The server's answer about the promo code decides: an invalid code is not restored. */
const promoBack = (entry: StoredOrder, outcome: Outcome): PromoTerms | undefined => {
  const judged = outcome.kind === 'refused' ? outcome.refusal.promo : undefined;
  return judged ? judged.terms : entry.promo;
};

/** Restores at most the balance that the server found; otherwise the same price would be refused forever. */
const spendingBack = ({ spending }: StoredOrder, outcome: Outcome): Spending | undefined => {
  const spent = outcome.kind === 'refused' ? readSpent(outcome.refusal.quote?.steps) : undefined;
  return spending && spent ? { ...spending, ...spent } : spending;
};

const detailedAs = ({ orderType, details }: StoredOrder) => (details && isDetailed(orderType) ? orderType : undefined);

/** Endpoint of the order; an order with details has a different endpoint. */
const pathOf = (entry: StoredOrder): string => {
  const detailed = detailedAs(entry);
  return detailed ? `orders/${DETAILED_ORDERS[detailed]}` : 'orders';
};

/** Proof of the order: the order's secret, or the secret of its session. */
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
            // Headers allow only Latin-1, and our labels are within it.
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
          // Another open order may have had the label: the server's label counts.
          changes: { order: outcome.order, ...(outcome.order && { label: outcome.order.label }) },
          effects: outcome.order ? [{ type: 'order.add', order: outcome.order }] : [],
        }
      : { changes: {}, effects: [afterEnd(entry, outcome)] },
};
