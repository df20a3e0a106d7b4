// GET products?active=1. [S3.01–S3.09, S7.09]
import * as v from 'valibot';
import type { CategoryId, IngredientId, ProductId, SubcategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Allergen, MenuTexts, Product } from '#domain/menu/menu.ts';
import { type Currency, formatAmountPlain, type Minor, parseAmount } from '#domain/pricing/money.ts';
import { allergenSchema, allergenText, allergenToWire, toAllergen } from '../diet/allergen.ts';
import { pictureSchema, pictureToWire, toPicture } from '../picture.ts';
import { vatSchema } from '../pricing/charges.ts';
import {
  amountText,
  dietList,
  flag,
  jsonList,
  maybeJsonList,
  maybeText,
  numericOr,
  parseItems,
  type Rejected,
  reasonOf,
  rowId,
  text,
  translations,
} from '../wire.ts';
import { type GroupReader, NO_GROUPS, type ReadGroups } from './group-reader.ts';
import type { WireModifierGroup } from './modifier-group.ts';
import { modifierGroupToWire } from './modifier-group-to-wire.ts';
import { productIngredientSchema, toVariants, variantSchema } from './parts.ts';

export const productSchema = v.object({
  id: rowId,
  name: v.pipe(v.string(), v.minLength(1)),
  description: text(),
  slug: v.pipe(v.string(), v.minLength(1)),
  type: maybeText,
  translations: translations(
    v.object({ name: maybeText, description: maybeText, label: maybeText, comment_placeholder: maybeText }),
  ),
  product_variants: jsonList(variantSchema),
  product_images: jsonList(v.unknown()),
  /** Missing or null: undeclared; an empty list: declared free of all. */
  allergens: maybeJsonList(allergenSchema),
  /** Ours: traces. */
  may_contain: jsonList(allergenSchema),
  /** Ours: suitable diets. Missing or null: undeclared. */
  diets: dietList,
  subcategory: v.nullish(
    v.object({ id: v.nullish(rowId), name: text(), translations: translations(v.object({ name: maybeText })) }),
  ),
  in_stock: flag(true),
  label: maybeText,
  hide_for_ordering: flag(),
  isLiquid: flag(),
  hide_variants: flag(),
  discount_percent: numericOr(0),
  discount_money: v.nullish(amountText),
  minimum_durability: numericOr(undefined),
  image_position_y: numericOr(undefined),
  image_scale: numericOr(undefined),
  catHierarchyIds: jsonList(rowId),
  catHierarchyId: v.nullish(rowId),
  priority: numericOr(0),
  min_count_addable_ingredients: numericOr(0),
  max_count_addable_ingredients: numericOr(undefined),
  comment_placeholder: maybeText,
  show_only_for_spot_browse: flag(),
  hide_only_for_spot_browse: flag(),
  product_ingredients: jsonList(productIngredientSchema),
  /** Ours: no required ingredient is preselected. */
  ask_required: flag(),
  /** Ours: covered by the EU's right of withdrawal. */
  withdrawal_right: flag(),
  vat: vatSchema,
  /** Ours: suggested dishes. */
  goesWith: maybeJsonList(rowId),
  /** Ours: parsed by a GroupReader. */
  modifier_groups: v.optional(v.unknown()),
});
export type WireProduct = Omit<v.InferInput<typeof productSchema>, 'modifier_groups'> & {
  modifier_groups?: WireModifierGroup[];
};

/** Texts of one product in one language, its parts by id. */
export interface ProductTexts {
  readonly product: MenuTexts['products'][number];
  readonly variants: MenuTexts['variants'];
  readonly allergens: MenuTexts['allergens'];
  readonly groups?: NonNullable<MenuTexts['groups']>;
}
export interface ParsedProduct {
  readonly product: Product;
  readonly words: Partial<Record<Language, ProductTexts>>;
}
export interface ProductContext {
  readonly currency: Currency;
  readonly defaultLanguage: Language;
  /** Absent: a product with groups is rejected. */
  readonly readGroups?: GroupReader | undefined;
}

export const parseProducts = (
  body: unknown,
  context: ProductContext,
): { items: ParsedProduct[]; rejected: Rejected[] } | undefined =>
  parseItems(body, (item) => parseProduct(item, context));

function parseProduct(
  item: unknown,
  context: ProductContext,
): { ok: true; value: ParsedProduct } | { ok: false; reason: string } {
  const parsed = v.safeParse(productSchema, item);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.issues) };
  const wire = parsed.output;
  const categoryIds = [...new Set([...(wire.catHierarchyId ? [wire.catHierarchyId] : []), ...wire.catHierarchyIds])];
  if (categoryIds.length === 0) return { ok: false, reason: 'catHierarchyIds: none' };

  const variants = toVariants(wire.product_variants, context.currency);
  if (!variants) return { ok: false, reason: `product_variants: ${context.currency} has no such amount` };
  const discountMoney = parseAmount(wire.discount_money ?? '0', context.currency);
  const discountPercent = wire.discount_percent;
  if (discountMoney === undefined || discountPercent < 0 || discountPercent > 100) {
    return { ok: false, reason: 'discount: out of range' };
  }
  const own =
    wire.modifier_groups === undefined ? NO_GROUPS : context.readGroups?.(wire.modifier_groups, context.currency);
  // Without its groups the product would be a different dish.
  if (!own) return { ok: false, reason: 'modifier_groups: cannot be read' };
  const images = wire.product_images.flatMap((image) => {
    const one = v.safeParse(pictureSchema, image);
    return one.success ? [toPicture(one.output, { positionY: wire.image_position_y, scale: wire.image_scale })] : [];
  });
  const product: Product = {
    id: wire.id as ProductId,
    slug: wire.slug,
    type: wire.type === 'booking' ? 'booking' : 'normal',
    name: wire.name,
    description: wire.description,
    textLanguage: context.defaultLanguage,
    label: wire.label,
    subcategory: wire.subcategory
      ? { id: (wire.subcategory.id ?? undefined) as SubcategoryId | undefined, name: wire.subcategory.name }
      : undefined,
    categoryIds: categoryIds as CategoryId[],
    priority: wire.priority,
    variants,
    images,
    allergens: wire.allergens?.map(toAllergen),
    mayContain: wire.may_contain.map(toAllergen),
    diets: wire.diets,
    ingredients: wire.product_ingredients.map(({ ingredientId, type, priority }) => ({
      ingredientId: ingredientId as IngredientId,
      role: type,
      priority,
    })),
    vat: wire.vat,
    goesWith: wire.goesWith as ProductId[] | undefined,
    ...(wire.ask_required && { asksRequired: true as const }),
    ...(wire.withdrawal_right && { withdrawalRight: true as const }),
    ...(own.groups.length > 0 && { groups: own.groups }),
    minAddable: Math.max(0, Math.trunc(wire.min_count_addable_ingredients)),
    maxAddable: wire.max_count_addable_ingredients || undefined,
    commentPlaceholder: wire.comment_placeholder,
    inStock: wire.in_stock,
    hideForOrdering: wire.hide_for_ordering,
    isLiquid: wire.isLiquid,
    hideVariants: wire.hide_variants,
    discountPercent,
    discountMoney,
    minimumDurability: wire.minimum_durability,
    visibility: {
      onlySpot: false,
      hideSpot: false,
      onlySpotBrowse: wire.show_only_for_spot_browse,
      hideSpotBrowse: wire.hide_only_for_spot_browse,
      onlyDelivery: false,
      hideDelivery: false,
    },
  };
  return { ok: true, value: { product, words: wordsOf(wire, own.titles) } };
}

/** Only existing texts: a missing one falls back to the default language. */
const present = <T extends object>(words: T) =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

function wordsOf(wire: v.InferOutput<typeof productSchema>, titles: ReadGroups['titles']): ParsedProduct['words'] {
  const allergens = [...(wire.allergens ?? []), ...wire.may_contain];
  const parts = [wire, ...wire.product_variants, ...allergens, ...(wire.subcategory ? [wire.subcategory] : [])];
  const languages = new Set(
    [...parts.map((part) => part.translations), titles].flatMap((said) => Object.keys(said) as Language[]),
  );
  const words: Partial<Record<Language, ProductTexts>> = {};
  for (const language of languages) {
    const own = wire.translations[language];
    words[language] = {
      product: present({
        name: own?.name,
        description: own?.description,
        label: own?.label,
        subcategory: wire.subcategory?.translations[language]?.name,
        commentPlaceholder: own?.comment_placeholder,
      }),
      variants: Object.fromEntries(
        wire.product_variants.flatMap((variant) => {
          const size = variant.translations[language]?.size;
          return size ? [[variant.id, { size }]] : [];
        }),
      ),
      allergens: allergenText(allergens, language),
      ...(titles[language] && { groups: titles[language] }),
    };
  }
  return words;
}

/** `texts`: languages to include; a product gets its translations in these languages. */
export function productToWire(product: Product, texts: readonly MenuTexts[], currency: Currency): WireProduct {
  const plain = (amount: Minor) => formatAmountPlain(amount, currency);
  const said = <T>(pick: (one: MenuTexts) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      texts.flatMap((one) => {
        const words = pick(one);
        return words === undefined ? [] : [[one.language, words]];
      }),
    );
  const sent = (allergen: Allergen) => allergenToWire(allergen, texts);
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    slug: product.slug,
    type: product.type,
    translations: said((one) => {
      const words = one.products[product.id];
      if (!words) return undefined;
      return present({
        name: words.name,
        description: words.description,
        label: words.label,
        comment_placeholder: words.commentPlaceholder,
      });
    }),
    product_variants: product.variants.map((variant) => ({
      id: variant.id,
      size: variant.size,
      price: variant.price === null ? null : plain(variant.price),
      additional_price: plain(variant.additionalPrice),
      booking_duration: variant.bookingMinutes ?? null,
      translations: said((one) => one.variants[variant.id]),
    })),
    product_images: product.images.map(pictureToWire),
    allergens: product.allergens?.map(sent) ?? null,
    may_contain: product.mayContain.map(sent),
    diets: product.diets ? [...product.diets] : null,
    subcategory: product.subcategory
      ? {
          id: product.subcategory.id ?? null,
          name: product.subcategory.name,
          translations: said((one) => {
            const name = one.products[product.id]?.subcategory;
            return name ? { name } : undefined;
          }),
        }
      : null,
    in_stock: Number(product.inStock) as 0 | 1,
    label: product.label ?? null,
    hide_for_ordering: Number(product.hideForOrdering) as 0 | 1,
    isLiquid: Number(product.isLiquid) as 0 | 1,
    hide_variants: Number(product.hideVariants) as 0 | 1,
    discount_percent: product.discountPercent,
    discount_money: plain(product.discountMoney),
    minimum_durability: product.minimumDurability ?? null,
    image_position_y: product.images[0]?.positionY ?? null,
    image_scale: product.images[0]?.scale ?? null,
    catHierarchyIds: [...product.categoryIds],
    catHierarchyId: product.categoryIds[0] ?? null,
    priority: product.priority,
    min_count_addable_ingredients: product.minAddable,
    max_count_addable_ingredients: product.maxAddable ?? null,
    comment_placeholder: product.commentPlaceholder ?? null,
    show_only_for_spot_browse: Number(product.visibility.onlySpotBrowse) as 0 | 1,
    hide_only_for_spot_browse: Number(product.visibility.hideSpotBrowse) as 0 | 1,
    product_ingredients: product.ingredients.map(({ ingredientId, role, priority }) => ({
      ingredientId,
      type: role,
      priority,
    })),
    ...(product.vat && { vat: product.vat }),
    ...(product.goesWith && { goesWith: [...product.goesWith] }),
    ...(product.asksRequired && { ask_required: 1 as const }),
    ...(product.withdrawalRight && { withdrawal_right: 1 as const }),
    ...(product.groups && {
      modifier_groups: product.groups.map((group) => modifierGroupToWire(group, texts, currency)),
    }),
  };
}
