// A menu in a guest's language: the published menu with translations of one language applied.
import type { Language } from '../language/language.ts';
import type { Allergen, Category, Menu, MenuTexts, ModifierGroup, Product } from './menu.ts';

/** Own entry of an external record; never a member of the prototype. */
const entryOf = <T>(record: Readonly<Record<string | number, T>>, key: string | number): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const localizeCategory = (category: Category, texts: MenuTexts): Category => {
  const words = entryOf(texts.categories, category.id);
  if (!words) return category;
  return {
    ...category,
    name: words.name || category.name,
    description: words.description || category.description,
    links: words.links && words.links.length > 0 ? words.links : category.links,
    textLanguage: words.name ? texts.language : category.textLanguage,
  };
};

const localizeAllergens = (allergens: readonly Allergen[], texts: MenuTexts): readonly Allergen[] =>
  allergens.map((allergen) => ({
    ...allergen,
    name: entryOf(texts.allergens, allergen.code)?.name || allergen.name,
  }));

const localizeGroup = (group: ModifierGroup, texts: MenuTexts): ModifierGroup => ({
  ...group,
  title: entryOf(texts.groups ?? {}, group.id)?.title || group.title,
  options: group.options.map((option) => ({ ...option, opens: option.opens && localizeGroup(option.opens, texts) })),
});

const localizeProduct = (product: Product, texts: MenuTexts): Product => {
  const words = entryOf(texts.products, product.id) ?? {};
  return {
    ...product,
    name: words.name || product.name,
    description: words.description || product.description,
    textLanguage: words.name ? texts.language : product.textLanguage,
    label: product.label === undefined ? undefined : words.label || product.label,
    subcategory: product.subcategory && {
      ...product.subcategory,
      name: words.subcategory || product.subcategory.name,
    },
    commentPlaceholder: words.commentPlaceholder || product.commentPlaceholder,
    variants: product.variants.map((variant) => ({
      ...variant,
      size: entryOf(texts.variants, variant.id)?.size || variant.size,
    })),
    allergens: product.allergens && localizeAllergens(product.allergens, texts),
    mayContain: localizeAllergens(product.mayContain, texts),
    ...(product.groups && { groups: product.groups.map((group) => localizeGroup(group, texts)) }),
  };
};

/**
 * The menu in `language`. A field without a translation, or with an empty one, stays in the venue's default language.
 * `textLanguage`: the language of a name. Texts of other languages are ignored.
 */
export const localizeMenu = (menu: Menu, texts: MenuTexts | undefined, language: Language): Menu => {
  if (texts?.language !== language) return menu;
  return {
    ...menu,
    categories: menu.categories.map((category) => localizeCategory(category, texts)),
    products: menu.products.map((product) => localizeProduct(product, texts)),
    ingredients: menu.ingredients.map((ingredient) => ({
      ...ingredient,
      name: entryOf(texts.ingredients, ingredient.id)?.name || ingredient.name,
    })),
  };
};
