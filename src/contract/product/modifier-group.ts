// A dish's own groups, a field of ours on a product: `modifier_groups`. Left out where a dish has none.
import * as v from 'valibot';
import type { GroupId, IngredientId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { MenuTexts, ModifierGroup, ModifierOption } from '#domain/menu/menu.ts';
import { type Currency, formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import { amountText, flag, jsonList, maybeText, numericOr, rowId, text, translations } from '../wire.ts';

const optionFields = {
  ingredientId: rowId,
  price: v.nullish(amountText),
  prices: jsonList(v.object({ product_variant_id: rowId, price: amountText })),
  active: flag(true),
  max: numericOr(1),
  included: flag(),
};
const groupFields = {
  id: rowId,
  title: text(),
  translations: translations(v.object({ title: maybeText })),
  min: numericOr(0),
  /** Missing, null or 0: no upper limit. */
  max: numericOr(undefined),
  ask: flag(),
  defaults: jsonList(rowId),
};
const openedGroupSchema = v.object({ ...groupFields, options: jsonList(v.object(optionFields)) });
export const modifierGroupSchema = v.object({
  ...groupFields,
  options: jsonList(v.object({ ...optionFields, opens: v.nullish(openedGroupSchema) })),
});
export type WireModifierGroup = v.InferInput<typeof modifierGroupSchema>;
type Parsed = v.InferOutput<typeof modifierGroupSchema>;
type ParsedOption = Parsed['options'][number];

/** undefined: the currency has no such amount. A price below zero is nobody's. */
export function toModifierGroup(wire: Parsed, currency: Currency): ModifierGroup | undefined {
  const options: ModifierOption[] = [];
  for (const option of wire.options) {
    const parsed = toOption(option, currency);
    if (!parsed) return undefined;
    options.push(parsed);
  }
  return {
    id: wire.id as GroupId,
    title: wire.title,
    min: Math.max(0, Math.trunc(wire.min)),
    max: wire.max && wire.max > 0 ? Math.trunc(wire.max) : undefined,
    ask: wire.ask,
    defaults: wire.defaults as IngredientId[],
    options,
  };
}

function toOption(wire: ParsedOption, currency: Currency): ModifierOption | undefined {
  const amount = (written: string) => {
    const parsed = parseAmount(written, currency);
    return parsed !== undefined && parsed >= 0 ? parsed : undefined;
  };
  const price = amount(wire.price ?? '0');
  const prices: [number, NonNullable<typeof price>][] = [];
  for (const one of wire.prices) {
    const own = amount(one.price);
    if (own === undefined) return undefined;
    prices.push([one.product_variant_id, own]);
  }
  const opens = wire.opens ? toModifierGroup(wire.opens, currency) : undefined;
  if (price === undefined || (wire.opens && !opens)) return undefined;
  return {
    ingredientId: wire.ingredientId as IngredientId,
    price,
    prices: Object.fromEntries(prices),
    active: wire.active,
    max: Math.max(1, Math.trunc(wire.max)),
    included: wire.included,
    opens,
  };
}

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

/** The titles of some groups in one language, by id. */
export const groupTitles = (groups: readonly Parsed[], language: Language): NonNullable<MenuTexts['groups']> =>
  Object.fromEntries(
    groups
      .flatMap((group) => [group, ...group.options.flatMap(({ opens }) => opens ?? [])])
      .flatMap(({ id, translations: said }) => {
        const title = said[language]?.title;
        return title ? [[id, { title }]] : [];
      }),
  );
