// The demo bistro as a menu in one language, straight from its folder: real texts and pictures to look at.

import type { CategoryId, IngredientId, ProductId, VariantId } from '#domain/ids.ts';
import type { Language } from '#domain/language.ts';
import type { Cloth, Diet } from '#domain/menu.ts';
import type { MenuIndex } from '#domain/menu-index.ts';
import { minor, parseAmount, ZERO } from '#domain/money.ts';
import type { Picture } from '#domain/picture.ts';
import pictures from '../../../server/demo/neven/pictures.json' with { type: 'json' };
import venue from '../../../server/demo/neven/venue.json' with { type: 'json' };
import { buildCategory, buildIndex, buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';

type Texts = Readonly<Record<string, string>> | string | undefined;
interface Named {
  readonly name?: string;
  readonly positionY?: number;
  readonly scale?: number;
}
interface DemoProduct {
  readonly slug: string;
  readonly name: Texts;
  readonly description?: Texts;
  readonly label?: Texts;
  readonly commentPlaceholder?: Texts;
  readonly categories: readonly string[];
  readonly images?: readonly Named[];
  readonly variants: readonly { readonly size?: Texts; readonly price: string | null }[];
  readonly ingredients?: Readonly<Record<string, readonly string[] | number>>;
  readonly allergens?: readonly string[];
  readonly mayContain?: readonly string[];
  readonly diets?: readonly Diet[];
  readonly discountPercent?: string | number;
  readonly minimumDurability?: number;
  readonly inStock?: boolean;
}
interface DemoCategory {
  readonly slug: string;
  readonly name: Texts;
  readonly description?: Texts;
  readonly cloth?: Cloth;
  readonly parent?: string;
  readonly image?: Named;
}

const pictureOf = (named: Named | undefined): Picture | undefined => {
  const found = named?.name
    ? (pictures as Record<string, Pick<Picture, 'width' | 'height' | 'widths' | 'placeholder'>>)[named.name]
    : undefined;
  return (
    found && {
      ...found,
      path: `/pictures/${named?.name}`,
      positionY: named?.positionY ?? 56,
      scale: named?.scale ?? 100,
    }
  );
};

/** The whole menu, in one of the five languages. */
export const nevenIndex = (language: Language): MenuIndex => {
  const text = (texts: Texts): string => (typeof texts === 'string' ? texts : (texts?.[language] ?? ''));
  const amount = (price: string | null | undefined) => (price == null ? null : (parseAmount(price, 'EUR') ?? ZERO));
  const categories = venue.categories as unknown as readonly DemoCategory[];
  const products = venue.products as unknown as readonly DemoProduct[];
  const ingredients = venue.ingredients as unknown as Readonly<
    Record<string, { name: Texts; price?: string; allergens?: readonly string[]; diets?: readonly Diet[] }>
  >;
  const categoryId = (slug: string) => (categories.findIndex((one) => one.slug === slug) + 1) as CategoryId;
  const ingredientId = (slug: string) => (Object.keys(ingredients).indexOf(slug) + 1) as IngredientId;
  const own = venue.allergens as unknown as Readonly<Record<string, Texts>>;
  const allergen = (code: string) => ({ code, name: text(own[code]), image: undefined });
  return buildIndex({
    categories: categories.map((category, at) =>
      buildCategory({
        id: (at + 1) as CategoryId,
        slug: category.slug,
        name: text(category.name),
        description: text(category.description),
        textLanguage: language,
        cloth: category.cloth,
        image: pictureOf(category.image),
        parentId: category.parent === undefined ? undefined : categoryId(category.parent),
        priority: at,
      }),
    ),
    ingredients: Object.entries(ingredients).map(([slug, { name, price, allergens, diets }]) =>
      buildIngredient(ingredientId(slug), text(name), { price: amount(price) ?? ZERO, allergens, diets }),
    ),
    products: products.map((product, at) =>
      buildProduct({
        id: (at + 1) as ProductId,
        slug: product.slug,
        name: text(product.name),
        description: text(product.description),
        textLanguage: language,
        label: text(product.label) || undefined,
        commentPlaceholder: text(product.commentPlaceholder) || undefined,
        categoryIds: product.categories.map(categoryId),
        priority: at,
        images: (product.images ?? []).flatMap((image) => pictureOf(image) ?? []),
        variants: product.variants.map((variant, index) =>
          buildVariant({
            id: ((at + 1) * 10 + index) as VariantId,
            size: text(variant.size),
            price: amount(variant.price),
          }),
        ),
        allergens: product.allergens?.map(allergen),
        mayContain: (product.mayContain ?? []).map(allergen),
        diets: product.diets,
        ingredients: (['required', 'addable', 'removable'] as const).flatMap((role) => {
          const slugs = product.ingredients?.[role];
          return Array.isArray(slugs)
            ? slugs.map((slug: string, priority) => ({ ingredientId: ingredientId(slug), role, priority }))
            : [];
        }),
        minAddable: Number(product.ingredients?.min ?? 0),
        maxAddable: typeof product.ingredients?.max === 'number' ? product.ingredients.max : undefined,
        discountPercent: Number(product.discountPercent ?? 0),
        discountMoney: minor(0),
        minimumDurability: product.minimumDurability,
        inStock: product.inStock ?? true,
      }),
    ),
  });
};
