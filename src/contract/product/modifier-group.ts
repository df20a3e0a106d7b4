// A dish's own groups, our field on a product: `modifier_groups`. Absent for a dish without them, so a device loads this
// with the first menu that has groups, not before the first card.
import * as v from 'valibot';
import type { GroupId, IngredientId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { MenuTexts, ModifierGroup } from '#domain/menu/menu.ts';
import { type Currency, parseAmount } from '#domain/pricing/money.ts';
import { amountText, flag, jsonList, maybeText, numericOr, rowId, text, translations } from '../wire.ts';
import type { GroupReader } from './group-reader.ts';

const count = (fallback: number) => v.pipe(numericOr(fallback), v.integer(), v.minValue(0));
const optionFields = {
  ingredientId: rowId,
  price: v.nullish(amountText),
  prices: jsonList(v.object({ product_variant_id: rowId, price: amountText })),
  active: flag(true),
  max: count(1),
  included: flag(),
};
const groupFields = {
  id: rowId,
  title: text(),
  translations: translations(v.object({ title: maybeText })),
  min: count(0),
  /** Missing, null or 0: no maximum. */
  max: count(0),
  ask: flag(),
  defaults: jsonList(rowId),
};
const openedGroupSchema = v.object({ ...groupFields, options: jsonList(v.object(optionFields)) });
const modifierGroupSchema = v.object({
  ...groupFields,
  options: jsonList(v.object({ ...optionFields, opens: v.nullish(openedGroupSchema) })),
});
export type WireModifierGroup = v.InferInput<typeof modifierGroupSchema>;
type Parsed = v.InferOutput<typeof modifierGroupSchema>;
type Opened = Omit<Parsed, 'options'> & { readonly options: readonly ParsedOption[] };
type ParsedOption = Omit<Parsed['options'][number], 'opens'> & { readonly opens?: Parsed['options'][number]['opens'] };

/** Throws a RangeError for an amount that the currency does not have, and for a negative price. */
const toModifierGroup = (wire: Opened, currency: Currency): ModifierGroup => {
  const amount = (written: string | null | undefined) => {
    const parsed = parseAmount(written ?? '0', currency);
    if (parsed === undefined || parsed < 0) throw new RangeError(`${currency} has no such amount`);
    return parsed;
  };
  return {
    id: wire.id as GroupId,
    title: wire.title,
    min: wire.min,
    max: wire.max || undefined,
    ask: wire.ask,
    defaults: wire.defaults as IngredientId[],
    options: wire.options.map(({ ingredientId, price, prices, opens, ...option }: ParsedOption) => ({
      ...option,
      ingredientId: ingredientId as IngredientId,
      price: amount(price),
      prices: Object.fromEntries(prices.map((one) => [one.product_variant_id, amount(one.price)])),
      opens: opens ? toModifierGroup(opens, currency) : undefined,
    })),
  };
};

/** Group titles in one language, by id. */
const groupTitles = (groups: readonly Parsed[], language: Language): NonNullable<MenuTexts['groups']> =>
  Object.fromEntries(
    withOpened(groups).flatMap(({ id, translations: said }) => {
      const title = said[language]?.title;
      return title ? [[id, { title }]] : [];
    }),
  );

const withOpened = (groups: readonly Parsed[]) =>
  groups.flatMap((group) => [group, ...group.options.flatMap(({ opens }) => opens ?? [])]);

/** Parses the field of one product; undefined: unreadable. */
export const readModifierGroups: GroupReader = (field, currency) => {
  const parsed = v.safeParse(jsonList(modifierGroupSchema), field);
  if (!parsed.success) return undefined;
  const languages = new Set(
    withOpened(parsed.output).flatMap((group) => Object.keys(group.translations) as Language[]),
  );
  try {
    return {
      groups: parsed.output.map((group) => toModifierGroup(group, currency)),
      titles: Object.fromEntries([...languages].map((language) => [language, groupTitles(parsed.output, language)])),
    };
  } catch {
    return undefined;
  }
};
