// The price that lists show of a size before anything is chosen.
import type { Product, Variant } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { OrderType } from '../place/place.ts';
import { groupsOf, optionPrice } from '../product/modifier-groups.ts';
import { addMoney, type Minor, minor, ZERO } from './money.ts';
import { type PriceSettings, priceVariant } from './pricing.ts';

const sumOf = (prices: readonly Minor[]): Minor => addMoney(ZERO, ...prices);

/** Least and greatest amount that the choices which must be made add to one unit in a size. */
const mustAdd = (
  index: MenuIndex,
  product: Product,
  { id }: Pick<Variant, 'id'>,
): { readonly least: Minor; readonly most: Minor } => {
  const isAsked = product.groups?.length || product.minAddable > 0 || product.ingredients.some(isRequired);
  const groups = isAsked ? groupsOf(index, product).filter(({ min, openedBy }) => min > 0 && !openedBy) : [];
  const bounds = groups.map(({ min, options }) => {
    const units = options
      .filter(({ isActive }) => isActive)
      .flatMap((option) =>
        Array.from({ length: Math.min(option.max, min) }, (_, at) =>
          at < option.included ? ZERO : optionPrice(option, id),
        ),
      )
      .sort((a, b) => a - b);
    return { least: sumOf(units.slice(0, min)), most: sumOf(units.slice(-min)) };
  });
  return { least: sumOf(bounds.map(({ least }) => least)), most: sumOf(bounds.map(({ most }) => most)) };
};

const isRequired = ({ role }: Product['ingredients'][number]): boolean => role === 'required';

/**
 * The price of a size with the cheapest of what must be chosen, before and after discounts. `from`: another choice costs more;
 * not said where the cheapest choice is free, for the price without it is then a price that can be paid. undefined: the price is
 * not fixed.
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
  const { least, most } = mustAdd(index, product, variant);
  return {
    before: minor(price.before + least),
    after: minor(price.after + least),
    from: least > 0 && most > least,
  };
};
