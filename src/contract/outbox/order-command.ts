// The order as a command: the lines leave the cart with it, and come back where it is turned down.
import * as v from 'valibot';
import type { CartLine } from '#domain/cart/cart.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { orderAges } from '#domain/outbox/outbox-rules.ts';
import type { Settings } from '#domain/place/settings.ts';
import { type Currency, formatAmountPlain } from '#domain/pricing/money.ts';
import { avoidanceToHeaders } from '../diet/avoidance.ts';
import { HEADERS } from '../headers.ts';
import { commentsToWire, orderLineToWire } from '../order/order.ts';
import { judgeOrderAnswer } from '../order/order-answer.ts';
import { type Named, named } from '../order/stored-order.ts';
import { rowReader } from '../stored-fields.ts';
import {
  type CommandKind,
  type CommandRow,
  cancelCall,
  commandHeaders,
  completeRow,
  type EndEffect,
  type StoredCommand,
} from './command.ts';
import { orderEntries } from './stored-entries.ts';

/** What the place's rules were when the order was saved: sending it needs nothing else to be readable. */
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
}

type OrderRow = Omit<CommandRow<StoredOrder>, 'order'> & { readonly order: Named<PlacedOrder> | undefined };
const readRow = rowReader<OrderRow>(v.looseObject(orderEntries));

const linesBack = (entry: StoredOrder): EndEffect => ({
  type: 'lines.return',
  lines: entry.cartLines,
  comments: entry.comments,
});

export const orderCommand: CommandKind<StoredOrder> = {
  waitsFor: [],
  read: (row) => {
    const found = readRow(row);
    return (
      found &&
      completeRow<StoredOrder>({ ...found, order: named(found.order) }, found.orderType, orderAges(found.terms))
    );
  },
  call: (entry, context) =>
    entry.cancelling
      ? cancelCall(entry, context)
      : {
          place: entry.placeId,
          method: 'post',
          path: 'orders',
          headers: {
            ...commandHeaders(entry, context),
            // Bytes beyond Latin-1 are not allowed in a header, and our labels have none.
            [HEADERS.label]: entry.label,
            [HEADERS.shownTotal]: formatAmountPlain(entry.quote.total, entry.terms.currency),
            [HEADERS.menuVersion]: entry.quote.menuVersion,
            ...(entry.replaces === undefined ? {} : { [HEADERS.replaces]: entry.replaces }),
            ...avoidanceToHeaders(entry.avoidance),
          },
          body: {
            session: context.token,
            products: entry.lines.map(orderLineToWire),
            order_comment: commentsToWire(entry.comments),
          },
        },
  judge: (answer, entry) => judgeOrderAnswer(answer, entry.id, entry.terms.currency),
  end: (entry, outcome) =>
    outcome.kind === 'received'
      ? {
          changes: { order: outcome.order },
          effects: outcome.order ? [{ type: 'order.add', order: outcome.order }] : [],
        }
      : { changes: {}, effects: [linesBack(entry)] },
};
