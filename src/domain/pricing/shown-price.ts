// Price of a size in lists, before a choice is made.
import type { Product, Variant } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { OrderType } from '../place/place.ts';
import { groupsOf, optionPrice } from '../product/modifier-groups.ts';
import { type Minor, minor, ZERO } from './money.ts';
import { type PriceSettings, priceVariant } from './pricing.ts';

/**
 * Price of a size with the cheapest required choice, before and after discounts. `from`: another choice costs more; not set
 * when the cheapest choice is free, since the base price can then be paid. undefined: no fixed price.
 */
export const shownPrice = (
  index: MenuIndex,
  product: Product,
  variant: Variant,
  settings: PriceSettings,
  orderType: OrderType | undefined,
): { readonly before: Minor; readonly after: Minor; readonly from: boolean } | undefined => {
  const price = priceVariant(product, variant, settings, orderType);
  if (!price) return undefined;
  let least = 0;
  let from = false;
  for (const { min, openedBy, options } of groupsOf(index, product)) {
    if (openedBy) continue;
    const units = options
      .flatMap((option) =>
        option.isActive
          ? Array.from({ length: Math.min(option.max, min) }, (_, at) =>
              at < option.included ? ZERO : optionPrice(option, variant.id),
            )
          : [],
      )
      .sort((a, b) => a - b);
    const sum = units.slice(0, min).reduce<number>((all, one) => all + one, 0);
    least += sum;
    from ||= sum > 0 && units.at(-1) !== units[0];
  }
  return { before: minor(price.before + least), after: minor(price.after + least), from };
};
