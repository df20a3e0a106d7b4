// GET ingredients. [S3.10, S7.07]
import * as v from 'valibot';
import type { IngredientId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Ingredient, MenuTexts } from '#domain/menu/menu.ts';
import { type Currency, formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import {
  amountText,
  dietList,
  flag,
  maybeJsonList,
  maybeText,
  parseItems,
  type Rejected,
  reasonOf,
  rowId,
  translations,
} from '../wire.ts';

export const ingredientSchema = v.object({
  id: rowId,
  name: v.pipe(v.string(), v.minLength(1)),
  price: v.nullish(amountText),
  active: flag(true),
  /** Missing or null: undeclared. */
  allergens: maybeJsonList(v.string()),
  diets: dietList,
  translations: translations(v.object({ name: maybeText })),
});
export type WireIngredient = v.InferInput<typeof ingredientSchema>;

export interface IngredientWithTexts {
  readonly ingredient: Ingredient;
  readonly words: Partial<Record<Language, MenuTexts['ingredients'][number]>>;
}

/** The answer is keyed by id [S3.10]; a plain list is accepted too. */
export function parseIngredients(
  body: unknown,
  currency: Currency,
): { items: IngredientWithTexts[]; rejected: Rejected[] } | undefined {
  const keyed = v.safeParse(v.record(v.string(), v.unknown()), body);
  const list = Array.isArray(body) ? body : keyed.success ? Object.values(keyed.output) : undefined;
  return parseItems(list, (item) => {
    const parsed = v.safeParse(ingredientSchema, item);
    if (!parsed.success) return { ok: false, reason: reasonOf(parsed.issues) };
    const wire = parsed.output;
    const price = parseAmount(wire.price ?? '0', currency);
    if (price === undefined) return { ok: false, reason: `price: ${currency} has no such amount` };
    return {
      ok: true,
      value: {
        ingredient: {
          id: wire.id as IngredientId,
          name: wire.name,
          price,
          active: wire.active,
          allergens: wire.allergens,
          diets: wire.diets,
        },
        words: Object.fromEntries(
          Object.entries(wire.translations).flatMap(([language, { name }]) => (name ? [[language, { name }]] : [])),
        ),
      },
    };
  });
}

export const ingredientsToWire = (
  ingredients: readonly Ingredient[],
  texts: readonly MenuTexts[],
  currency: Currency,
): Record<string, WireIngredient> =>
  Object.fromEntries(
    ingredients.map((ingredient) => [
      ingredient.id,
      {
        id: ingredient.id,
        name: ingredient.name,
        price: formatAmountPlain(ingredient.price, currency),
        active: Number(ingredient.active) as 0 | 1,
        allergens: ingredient.allergens ? [...ingredient.allergens] : null,
        diets: ingredient.diets ? [...ingredient.diets] : null,
        translations: Object.fromEntries(
          texts.flatMap((one) => {
            const words = one.ingredients[ingredient.id];
            return words ? [[one.language, words]] : [];
          }),
        ),
      },
    ]),
  );
