// Voids one line of an order, or some of its units. The line keeps its index, which is its id, and its former price; voided
// units become a line of their own at the end. Charges are computed from the remaining lines, never from a difference.
import { shareEvenly } from '../../bill/bill-split.ts';
import type { ProductId } from '../../ids.ts';
import { addMoney, type Minor, minor, timesRounded, ZERO } from '../../pricing/money.ts';
import { shareByWeight, type VatPart, vatIn } from '../../pricing/vat.ts';
import type { PlacedOrder, PlacedOrderLine } from '../order.ts';
import type { OrderDiscount } from '../order-discounts.ts';

/** Lines that the kitchen cooks and the guest pays. */
export const standingLines = <L extends Pick<PlacedOrderLine, 'voided'>>(lines: readonly L[]): readonly L[] =>
  lines.filter(({ voided }) => voided === undefined);

/** Sum of the first units of a line, to the cent as the pieces of a bill. */
const sumOfUnits = (amount: Minor, quantity: number, units: number): Minor =>
  addMoney(ZERO, ...shareEvenly(amount, quantity).slice(0, units));

/** The lines without the units beyond `left`, which a voided line at the end holds. */
const linesLeft = (lines: readonly PlacedOrderLine[], at: number, left: number): readonly PlacedOrderLine[] => {
  const line = lines[at];
  if (!line) return lines;
  const { quantity, total, packaging } = line;
  if (left <= 0) return lines.with(at, { ...line, total: ZERO, voided: total });
  const stays = sumOfUnits(total, quantity, left);
  const boxes = packaging === undefined ? undefined : sumOfUnits(packaging, quantity, left);
  const kept = { ...line, quantity: left, total: stays, ...(boxes !== undefined && { packaging: boxes }) };
  const gone = {
    ...line,
    ...{ quantity: quantity - left, total: ZERO, voided: minor(total - stays) },
    ...(packaging !== undefined && boxes !== undefined && { packaging: minor(packaging - boxes) }),
  };
  return [...lines.with(at, kept), gone];
};

type Charged = Pick<PlacedOrder, 'lines' | 'total' | 'discounts' | 'breakdown'>;

const sumOf = (parts: readonly { readonly amount: Minor }[]): Minor => addMoney(...parts.map(({ amount }) => amount));

/** Part of an amount in proportion to the remaining base. */
const inProportion = (amount: Minor, left: Minor, before: Minor): Minor =>
  before === 0 ? amount : timesRounded(amount, { numerator: BigInt(left), denominator: BigInt(before) });

/** A percentage discount falls with the dishes; a fixed amount stays, up to the remaining sum. */
const lessOff = (discounts: readonly OrderDiscount[], left: Minor, before: Minor): readonly OrderDiscount[] => {
  let room: number = left;
  return discounts.flatMap((one): OrderDiscount[] => {
    const asked = one.percent === undefined ? one.amount : inProportion(one.amount, left, before);
    const amount = minor(Math.max(-room, asked));
    room += amount;
    return amount === 0 ? [] : [{ ...one, amount }];
  });
};

/** Tax in the new total, weighted by the remaining dishes; empty when a rate is unknown. */
const taxOf = (
  total: Minor,
  lines: readonly PlacedOrderLine[],
  before: readonly VatPart[],
  rateOf: (productId: ProductId) => number | undefined,
): readonly VatPart[] => {
  const [only, ...others] = before;
  if (!only || total <= 0) return [];
  const weights = new Map<number, number>();
  for (const line of standingLines(lines)) {
    const rate = others.length === 0 ? only.rate : rateOf(line.productId);
    if (rate === undefined) return [];
    weights.set(rate, (weights.get(rate) ?? 0) + line.total);
  }
  const rates = [...weights].sort(([a], [b]) => b - a);
  const shares = shareByWeight(
    total,
    rates.map(([, weight]) => minor(weight)),
  );
  return rates.flatMap(([rate], at): VatPart[] => {
    const gross = shares[at] ?? ZERO;
    return gross === 0 ? [] : [{ rate, gross, vat: vatIn(gross, rate) }];
  });
};

/**
 * The order without one of its lines, never dearer than before. Percentage discounts and service fall with the dishes;
 * delivery and table fees stay as agreed. Returns the order unchanged when the line is void or missing, or has no more than
 * `left` units. `rateOf`: tax rate of a dish, used when the order has more than one rate. `left`: units that stay.
 */
export const voidLine = <O extends Charged>(
  order: O,
  at: number,
  rateOf: (productId: ProductId) => number | undefined = () => undefined,
  left = 0,
): O => {
  const gone = order.lines[at];
  if (!gone || gone.voided !== undefined || gone.quantity <= left) return order;
  const lines = linesLeft(order.lines, at, left);
  const before = addMoney(...order.lines.map(({ total }) => total));
  const after = addMoney(...lines.map(({ total }) => total));
  const discounts = lessOff(order.discounts ?? [], after, before);
  const charges = (order.breakdown?.charges ?? []).map((one) =>
    one.percent === undefined ? one : { ...one, amount: inProportion(one.amount, after, before) },
  );
  const total = minor(Math.min(order.total, Math.max(0, after + sumOf(discounts) + sumOf(charges))));
  return {
    ...order,
    ...{ lines, total },
    ...(order.discounts && { discounts }),
    ...(order.breakdown && {
      breakdown: { charges, vat: taxOf(total, lines, order.breakdown.vat, rateOf) },
    }),
  };
};
