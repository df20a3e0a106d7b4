// Searchable texts of a menu: those of each dish in each language.
import type { Language } from '../language/language.ts';
import type { Menu, MenuTexts, Product, ProductIngredient } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

/** Texts of one dish in one language. A missing translation is empty. */
export interface DishWords {
  readonly language: Language;
  readonly name: string;
  /** Label, kind, category and ingredients of the dish. */
  readonly tags: readonly string[];
  /** Names of optional extras. */
  readonly extras: readonly string[];
  readonly description: string;
}

/** Texts of a menu in languages other than the guest's, as far as the device has them. */
export interface MenuWords {
  /** The menu in the place's default language; undefined when that is the guest's language. */
  readonly menu: Menu | undefined;
  readonly defaultLanguage: Language;
  readonly texts: readonly MenuTexts[];
}

const present = (words: readonly (string | undefined)[]): string[] => words.flatMap((word) => word || []);

/** Texts of a dish in the guest's language. */
export const ownWords = (index: MenuIndex, product: Product): DishWords => ({
  language: product.textLanguage,
  name: product.name,
  tags: present([
    index.homeCategory(product)?.name,
    product.label,
    product.subcategory?.name,
    ...product.ingredients.filter(isInside).map((entry) => activeName(index, entry)),
  ]),
  extras: present(extrasOf(product).map((entry) => activeName(index, entry))),
  description: product.description,
});

const isExtra = ({ role }: ProductIngredient): boolean => role === 'addable';
const isInside = (entry: ProductIngredient): boolean => !isExtra(entry);

/** Addable ingredients, and options of the dish's own groups. */
const extrasOf = ({ ingredients, groups = [] }: Product): readonly Pick<ProductIngredient, 'ingredientId'>[] => [
  ...ingredients.filter(isExtra),
  ...groups.flatMap(({ options }) =>
    options.flatMap((option) => [option, ...(option.opens?.options ?? [])].filter(({ active }) => active)),
  ),
];

const activeName = (index: MenuIndex, { ingredientId }: Pick<ProductIngredient, 'ingredientId'>) =>
  nameOfActive(index.ingredientById.get(ingredientId));

const nameOfActive = (ingredient: { readonly active: boolean; readonly name: string } | undefined) =>
  ingredient?.active ? ingredient.name : undefined;

export type WordsReader = (product: Product) => DishWords;

/** One reader per language other than the guest's; `index`: the menu in the guest's language. */
export const otherWords = ({ menu, defaultLanguage, texts }: MenuWords, index: MenuIndex): readonly WordsReader[] => [
  ...(menu ? [menuReader(menu, defaultLanguage)] : []),
  ...texts.map((one) => textsReader(one, index)),
];

const menuReader = (menu: Menu, language: Language): WordsReader => {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const categories = new Map(menu.categories.map(({ id, name }) => [id, name]));
  const ingredients = new Map(menu.ingredients.map((one) => [one.id, nameOfActive(one)]));
  return ({ id }) => {
    const product = products.get(id);
    if (!product) return { language, name: '', tags: [], extras: [], description: '' };
    return {
      language,
      name: product.name,
      tags: present([
        ...product.categoryIds.map((category) => categories.get(category)).slice(0, 1),
        product.label,
        product.subcategory?.name,
        ...product.ingredients.filter(isInside).map(({ ingredientId }) => ingredients.get(ingredientId)),
      ]),
      extras: present(extrasOf(product).map(({ ingredientId }) => ingredients.get(ingredientId))),
      description: product.description,
    };
  };
};

const textsReader = ({ language, products, categories, ingredients }: MenuTexts, index: MenuIndex): WordsReader => {
  const ingredientName = ({ ingredientId: id }: Pick<ProductIngredient, 'ingredientId'>) =>
    index.ingredientById.get(id)?.active ? entryOf(ingredients, id)?.name : undefined;
  return (product) => {
    const words = entryOf(products, product.id);
    const home = index.homeCategory(product);
    return {
      language,
      name: words?.name ?? '',
      tags: present([
        home && entryOf(categories, home.id)?.name,
        words?.label,
        words?.subcategory,
        ...product.ingredients.filter(isInside).map(ingredientName),
      ]),
      extras: present(extrasOf(product).map(ingredientName)),
      description: words?.description ?? '',
    };
  };
};

/** Own entry of an external record; never a member of the prototype. */
const entryOf = <T>(record: Readonly<Record<number, T>>, key: number): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
