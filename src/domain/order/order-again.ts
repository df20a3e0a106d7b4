// Reorders an earlier order with the current menu.

import type { CartLine, IngredientChoice } from '../cart/cart.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';
import { type Minor, minor } from '../pricing/money.ts';
import { type PriceSettings, priceLine } from '../pricing/pricing.ts';
import { lineVerdict } from './line-verdict.ts';
import type { OrderLine, PlacedOrder } from './order.ts';
import type { LineReason } from './reasons.ts';
import type { Asking } from './verdict.ts';

/** An available line, without the fields that the device assigns. */
type LineAgain = Omit<CartLine, 'lineId' | 'addedAt'>;

export interface OrderAgain {
  readonly lines: readonly LineAgain[];
  /** Dishes that are unavailable now, under their old names. */
  readonly gone: readonly { readonly name: string; readonly reason: LineReason }[];
  /** Lines that cost more now. */
  readonly dearer: readonly { readonly name: string; readonly from: Minor; readonly to: Minor }[];
}

/** An earlier order, with its names and sums at that time. */
export interface SentBefore {
  readonly lines: readonly OrderLine[];
  readonly summary: readonly Pick<OutboxEntry['summary'][number], 'name' | 'total'>[];
}

const NO_CHOICE: IngredientChoice = { required: undefined, addable: [], removable: [] };

/** An order from the server, also of another device. Lines of an older server have no choice. */
export const sentBefore = ({ lines }: Pick<PlacedOrder, 'lines'>): SentBefore => ({
  lines: lines.map(({ productId, variantId, choice = NO_CHOICE, quantity, comment }) => ({
    ...{ productId, variantId, categoryId: undefined, choice, quantity },
    ...(comment !== undefined && { comment }),
  })),
  summary: lines.map(({ name, total }) => ({ name, total })),
});

/** Reorder: available lines, unavailable ones, and dearer ones, each named. */
export const orderAgain = (
  index: MenuIndex,
  { lines, summary }: SentBefore,
  asking: Asking & { readonly settings: PriceSettings },
): OrderAgain => {
  const again: { lines: LineAgain[]; gone: OrderAgain['gone'][number][]; dearer: OrderAgain['dearer'][number][] } = {
    lines: [],
    gone: [],
    dearer: [],
  };
  lines.forEach((line: OrderLine, at) => {
    const { productId, variantId, quantity } = line;
    const before = summary[at];
    const found = index.variantById.get(variantId);
    const name = found?.product.name ?? before?.name ?? '';
    const judged = lineVerdict(index, line, asking);
    const price = judged.ok ? priceLine(index, judged.value, asking) : undefined;
    const categoryId = found && (index.homeCategory(found.product)?.id ?? found.product.categoryIds[0]);
    if (!judged.ok || !found || !price || categoryId === undefined) {
      again.gone.push({ name, reason: judged.ok ? 'price_unknown' : judged.error.reason });
      return;
    }
    const { choice } = judged.value;
    const seen = { seenPrice: price.each, seenName: found.product.name, seenSize: found.variant.size };
    const words = line.comment === undefined ? {} : { comment: line.comment };
    again.lines.push({ productId, variantId, categoryId, choice, quantity, ...seen, ...words });
    if (before && price.total > before.total) again.dearer.push({ name, from: minor(before.total), to: price.total });
  });
  return again;
};
