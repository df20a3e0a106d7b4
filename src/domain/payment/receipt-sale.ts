// The sale on a fiscal receipt, so that a person can enter it at the till: dishes and tax.
import { pieceKey, piecesOf } from '../bill/bill-split.ts';
import type { PieceRef } from '../bill/shares.ts';
import type { ProductId, VariantId } from '../ids.ts';
import type { PlacedOrder } from '../order/order.ts';
import type { OrderDiscount } from '../order/order-discounts.ts';
import { standingLines } from '../order/standing/void-line.ts';
import { addMoney, type Minor, minor, ZERO } from '../pricing/money.ts';
import { type OrderCharge, vatOfBill } from '../pricing/order-breakdown.ts';
import { shareByWeight, type VatPart, vatIn } from '../pricing/vat.ts';

export interface SaleLine {
  /** In the place's default language, including the size. */
  readonly name: string;
  readonly quantity: number;
  readonly total: Minor;
  /** The dish, for translating its name; absent: an older server does not send it. */
  readonly productId?: ProductId | undefined;
  readonly variantId?: VariantId | undefined;
}

export interface ReceiptSale {
  readonly lines: readonly SaleLine[];
  /** Sum beside the lines: packaging, discounts and charges; zero: none, or they are in the lines. */
  readonly adjusted: Minor;
  /**
   * Parts of `adjusted` as the guest read them before ordering; absent: none, or an older server does not send them.
   */
  readonly packaging?: Minor | undefined;
  readonly discounts?: readonly OrderDiscount[] | undefined;
  readonly charges?: readonly OrderCharge[] | undefined;
  /**
   * Part of the payment that pays for the lines, without tip: less than their sum when the payment covers a part of a bill.
   */
  readonly kept: Minor;
  /** Tax in `kept`, highest rate first; empty: unknown. */
  readonly vat: readonly VatPart[];
}

/** Sum of the lines. */
export const saleTotal = ({ lines, adjusted }: Pick<ReceiptSale, 'lines' | 'adjusted'>): Minor =>
  addMoney(adjusted, ...lines.map(({ total }) => total));

/** Part of `adjusted` that has no name. */
export const saleUnnamed = ({ adjusted, packaging = ZERO, discounts = [], charges = [] }: ReceiptSale): Minor =>
  minor(adjusted - addMoney(packaging, ...[...discounts, ...charges].map(({ amount }) => amount)));

type SoldOrder = Pick<PlacedOrder, 'id' | 'total' | 'lines' | 'breakdown' | 'discounts'>;

/** Merges parts of one kind, since each order of a bill has its own. */
const merged = <P extends OrderDiscount | OrderCharge>(parts: readonly P[]): readonly P[] => {
  const byName = new Map<string, P>();
  for (const part of parts) {
    const name = JSON.stringify({ ...part, amount: 0 });
    const before = byName.get(name)?.amount ?? ZERO;
    byName.set(name, { ...part, amount: addMoney(before, part.amount) });
  }
  return [...byName.values()];
};

/** Parts beside the dishes of whole orders; absent parts are left out. */
const partsBeside = (orders: readonly SoldOrder[]): Pick<ReceiptSale, 'packaging' | 'discounts' | 'charges'> => {
  const lines = orders.flatMap((order) => standingLines(order.lines));
  const packaging = addMoney(ZERO, ...lines.map((line) => line.packaging ?? ZERO));
  const discounts = merged(orders.flatMap((order) => order.discounts ?? []));
  const charges = merged(orders.flatMap((order) => order.breakdown?.charges ?? []));
  return {
    ...(packaging > 0 && { packaging }),
    ...(discounts.length > 0 && { discounts }),
    ...(charges.length > 0 && { charges }),
  };
};

/** "Soup, large". */
export const nameWithSize = ({ name, size }: { readonly name: string; readonly size: string }): string =>
  size === '' ? name : `${name}, ${size}`;

/** Chosen dishes, including their part of discounts and charges. */
const chosenLines = (orders: readonly SoldOrder[], wanted: readonly PieceRef[]) => {
  const keys = new Set(wanted.map(pieceKey));
  const byLine = new Map<string, SaleLine & { readonly productId: ProductId; readonly orderId: string }>();
  for (const piece of piecesOf(orders)) {
    const line = orders.find(({ id }) => id === piece.orderId)?.lines[piece.line];
    if (!keys.has(pieceKey(piece)) || !line) continue;
    const key = `${piece.orderId}:${piece.line}`;
    const { quantity, total } = byLine.get(key) ?? { quantity: 0, total: ZERO };
    byLine.set(key, {
      ...{ name: nameWithSize(line), productId: line.productId, variantId: line.variantId, orderId: piece.orderId },
      ...{ quantity: quantity + 1, total: minor(total + piece.amount) },
    });
  }
  return [...byLine.values()];
};

/** Tax rates of some dishes with weights; empty when one rate is unknown. */
const ratesOf = (
  dishes: readonly { readonly total: Minor; readonly rate: number | undefined }[],
): readonly (readonly [number, Minor])[] => {
  const weights = new Map<number, Minor>();
  for (const { rate, total } of dishes) {
    if (rate === undefined) return [];
    weights.set(rate, minor((weights.get(rate) ?? 0) + total));
  }
  return [...weights].sort(([a], [b]) => b - a);
};

const taxIn = (kept: Minor, rates: readonly (readonly [number, Minor])[]): readonly VatPart[] => {
  const shares = shareByWeight(
    kept,
    rates.map(([, weight]) => weight),
  );
  return rates.flatMap(([rate], at): VatPart[] => {
    const gross = shares[at] ?? ZERO;
    return gross <= 0 ? [] : [{ rate, gross, vat: vatIn(gross, rate) }];
  });
};

/**
 * The sale behind a card payment. `kept`: amount after refunds, without the tip. `pieces`: the paid dishes; none: everything
 * ordered. `rateOf`: tax rate of a dish in an order, used when the orders have more than one rate. A part of a bill has a
 * proportion of the bill's tax.
 */
export const receiptSale = (
  orders: readonly SoldOrder[],
  kept: Minor,
  pieces: readonly PieceRef[],
  rateOf: (productId: ProductId, orderId: string) => number | undefined,
): ReceiptSale | undefined => {
  const chosen = chosenLines(orders, pieces);
  const of = chosen.length > 0 ? orders.filter(({ id }) => chosen.some(({ orderId }) => orderId === id)) : orders;
  if (of.length === 0) return undefined;
  const lines: readonly SaleLine[] =
    chosen.length > 0
      ? chosen.map(({ orderId: _, ...line }) => line)
      : of.flatMap((order) =>
          standingLines(order.lines).map((line) => {
            const { quantity, total: sum, packaging = ZERO, productId, variantId } = line;
            return { name: nameWithSize(line), quantity, total: minor(sum - packaging), productId, variantId };
          }),
        );
  const total = addMoney(ZERO, ...of.map((order) => order.total));
  const adjusted = chosen.length > 0 ? ZERO : minor(total - addMoney(ZERO, ...lines.map((line) => line.total)));
  const sold = { lines, adjusted, ...(chosen.length === 0 && partsBeside(of)), kept };
  const vat = vatOfBill(of);
  if (chosen.length === 0 && kept === total) return { ...sold, vat };
  const rates =
    chosen.length > 0 && vat.length > 1
      ? ratesOf(chosen.map((line) => ({ total: line.total, rate: rateOf(line.productId, line.orderId) })))
      : vat.map(({ rate, gross }) => [rate, gross] as const);
  return { ...sold, vat: taxIn(kept, rates) };
};
