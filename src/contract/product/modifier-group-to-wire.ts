// Serialises a dish's own groups on the server.
import type { MenuTexts, ModifierGroup, ModifierOption } from '#domain/menu/menu.ts';
import { type Currency, formatAmountPlain } from '#domain/pricing/money.ts';
import type { WireModifierGroup } from './modifier-group.ts';

export const modifierGroupToWire = (
  group: ModifierGroup,
  texts: readonly MenuTexts[],
  currency: Currency,
): WireModifierGroup => ({
  ...groupToWire(group, texts),
  options: group.options.map((option) => ({
    ...optionToWire(option, currency),
    ...(option.opens && {
      opens: {
        ...groupToWire(option.opens, texts),
        options: option.opens.options.map((inner) => optionToWire(inner, currency)),
      },
    }),
  })),
});

const groupToWire = ({ id, title, min, max, ask, defaults }: ModifierGroup, texts: readonly MenuTexts[]) => ({
  id,
  title,
  translations: Object.fromEntries(
    texts.flatMap((one) => {
      const words = one.groups?.[id];
      return words ? [[one.language, words]] : [];
    }),
  ),
  min,
  max: max ?? null,
  ask: Number(ask) as 0 | 1,
  defaults: [...defaults],
});

const optionToWire = (option: ModifierOption, currency: Currency) => ({
  ingredientId: option.ingredientId,
  price: formatAmountPlain(option.price, currency),
  prices: Object.entries(option.prices).map(([id, price]) => ({
    product_variant_id: Number(id),
    price: formatAmountPlain(price, currency),
  })),
  active: Number(option.active) as 0 | 1,
  max: option.max,
  included: Number(option.included) as 0 | 1,
});
