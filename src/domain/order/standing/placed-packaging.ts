// Packaging of a placed order for the venue: listed once beside its dishes, as its guest reads it.
import { addMoney, type Minor, minor, ZERO } from '../../pricing/money.ts';
import type { OrderCharge } from '../../pricing/order-breakdown.ts';
import type { PlacedOrder, PlacedOrderLine } from '../order.ts';

type Sums = Pick<PlacedOrderLine, 'total' | 'packaging' | 'voided'>;

/** Packaging in a line's price; none where the price is too small for it. */
const packagingIn = ({ total, packaging = ZERO, voided = total }: Sums): Minor =>
  packaging > voided ? ZERO : packaging;

/** The line with its price without packaging; of a line that was taken off, the former price. */
export const lineWithoutPackaging = <L extends Sums>(line: L): L => {
  const packaging = packagingIn(line);
  return line.voided === undefined
    ? { ...line, total: minor(line.total - packaging) }
    : { ...line, voided: minor(line.voided - packaging) };
};

/** Packaging of all lines that were not taken off, then the charges on the whole order. */
export const chargesWithPackaging = ({
  lines,
  breakdown,
}: {
  readonly lines: readonly Sums[];
  readonly breakdown?: PlacedOrder['breakdown'];
}): readonly (Omit<OrderCharge, 'kind'> & { readonly kind: OrderCharge['kind'] | 'boxes' })[] => {
  const amount = addMoney(ZERO, ...lines.filter(({ voided }) => voided === undefined).map(packagingIn));
  return [...(amount > 0 ? [{ kind: 'boxes' as const, amount }] : []), ...(breakdown?.charges ?? [])];
};
