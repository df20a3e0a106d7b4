// A dish's modifier groups and options, in the published form. An option with its own name becomes an ingredient.
import type { Venue } from '#contract/place/venue.ts';
import type { GroupId, IngredientId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Ingredient, MenuTexts, ModifierGroup, ModifierOption } from '#domain/menu/menu.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import type { IdFor } from '../store/place/published.ts';
import { amountOf, optionKey, variantKey } from './compile-input.ts';
import { groupsOfProduct, openedBy, type PlacedGroup, usedGroups } from './venue-groups.ts';
import { wordsIn } from './venue-text.ts';

type Product = Venue['products'][number];
type Option = PlacedGroup['group']['options'][number];

const ingredientKey = (group: PlacedGroup, { key, name }: Option): string =>
  name === undefined ? key : optionKey(group.home, key);

/** Compiles the groups of the venue's dishes; empty for a dish without groups. */
export const groupCompiler = (
  venue: Venue,
  idFor: IdFor,
): ((product: Product) => { readonly groups?: readonly ModifierGroup[] }) => {
  const money = (text: string) => amountOf(text, venue.currency);
  const optionOf = (product: Product, group: PlacedGroup, option: Option): ModifierOption => {
    const opened = group.isOuter ? openedBy(venue, group, option) : undefined;
    // A shared group may name sizes that this dish lacks.
    const prices = product.variants.flatMap(({ key }): [number, Minor][] => {
      const price = Object.hasOwn(option.prices, key) ? option.prices[key] : undefined;
      return price === undefined ? [] : [[idFor('variant', variantKey(product.slug, key)), money(price)]];
    });
    const own = option.price ?? (option.name === undefined ? venue.ingredients[option.key]?.price : undefined);
    return {
      ingredientId: idFor('ingredient', ingredientKey(group, option)) as IngredientId,
      price: own === undefined ? ZERO : money(own),
      prices: Object.fromEntries(prices),
      active: option.active,
      max: option.max,
      included: option.included,
      opens: opened && groupOf(product, opened),
    };
  };
  const groupOf = (product: Product, placed: PlacedGroup): ModifierGroup => {
    const { title, min, max, ask, defaults, options } = placed.group;
    return {
      id: idFor('group', placed.key) as GroupId,
      title: wordsIn(title, venue.defaultLanguage, venue.defaultLanguage) ?? placed.key,
      min,
      max,
      ask,
      defaults: options
        .filter(({ key }) => defaults.includes(key))
        .map((option) => idFor('ingredient', ingredientKey(placed, option)) as IngredientId),
      options: options.map((option) => optionOf(product, placed, option)),
    };
  };
  return (product) =>
    product.groups.length === 0
      ? {}
      : { groups: groupsOfProduct(venue, product, []).map((placed) => groupOf(product, placed)) };
};

/** Options with names of their own, by the key of their ingredient. */
const ownOptions = (venue: Venue): readonly (readonly [key: string, option: Option])[] => [
  ...new Map(
    usedGroups(venue).flatMap((placed) =>
      placed.group.options.flatMap((option): [string, Option][] =>
        option.name === undefined ? [] : [[ingredientKey(placed, option), option]],
      ),
    ),
  ),
];

/** Ingredients of such options, besides those of the file. */
export const optionIngredients = (venue: Venue, idFor: IdFor): Ingredient[] =>
  ownOptions(venue).map(([key, option]) => ({
    id: idFor('ingredient', key) as IngredientId,
    name: wordsIn(option.name, venue.defaultLanguage, venue.defaultLanguage) ?? option.key,
    price: amountOf(option.price ?? '0', venue.currency),
    active: true,
    allergens: option.allergens,
    diets: option.diets,
  }));

/** Texts of a venue's groups in another than the default language. */
export const groupTexts = (
  venue: Venue,
  language: Language,
  idFor: IdFor,
): { readonly ingredients: MenuTexts['ingredients']; readonly titles: Pick<MenuTexts, 'groups'> } => {
  const say = (words: Venue['name'] | undefined) => wordsIn(words, language, venue.defaultLanguage);
  const titles = usedGroups(venue).flatMap(({ key, group }) => {
    const title = say(group.title);
    return title === undefined ? [] : [[idFor('group', key), { title }]];
  });
  return {
    ingredients: Object.fromEntries(
      ownOptions(venue).flatMap(([key, option]) => {
        const name = say(option.name);
        return name === undefined ? [] : [[idFor('ingredient', key), { name }]];
      }),
    ),
    titles: titles.length === 0 ? {} : { groups: Object.fromEntries(titles) },
  };
};
