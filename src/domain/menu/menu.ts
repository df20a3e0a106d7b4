// A venue's menu in terms of the domain. Only `contract` knows the wire names.
import type {
  CategoryId,
  GroupId,
  IngredientId,
  OffKey,
  PlaceId,
  ProductId,
  SubcategoryId,
  VariantId,
} from '../ids.ts';
import type { Language } from '../language/language.ts';
import type { Picture } from '../picture.ts';
import type { WeeklyHours } from '../place/weekly-hours.ts';
import type { Minor } from '../pricing/money.ts';
import type { VatRates } from '../pricing/vat-rates.ts';

/** Coloured background of a category's dishes (look/README). */
export const BACKGROUNDS = ['salad', 'soup', 'grill', 'oven', 'bread', 'dessert', 'drink'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** The fourteen allergens of Regulation (EU) 1169/2011, Annex II, in its order. A venue may add its own codes. */
export const EU_ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

/** Diets that a venue may declare and that no allergen list implies. "Gluten-free" follows from the allergens. */
export const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher'] as const;
export type Diet = (typeof DIETS)[number];

/** An allergen. `code` is in EU_ALLERGENS, or is the venue's own and has its own name. */
export interface Allergen {
  readonly code: string;
  readonly name: string;
  /** Picture of the allergen, if the venue gives one. [S3.02] */
  readonly image: string | undefined;
}

/** [S3.09] */
export interface Variant {
  readonly id: VariantId;
  /** "350 g", "large"; empty for a single size without a name. */
  readonly size: string;
  /** null: no fixed price, ask the waiter; such a variant cannot be ordered. */
  readonly price: Minor | null;
  /** Price of packaging or of a unit; charged when the order leaves the venue (delivery, preorder), never discounted. */
  readonly additionalPrice: Minor;
  /** Temporarily sold out, laid over the published menu. */
  readonly isOff?: true;
  readonly bookingMinutes: number | undefined;
}

export type IngredientRole = 'required' | 'addable' | 'removable';

/** [S3.08] */
export interface ProductIngredient {
  readonly ingredientId: IngredientId;
  readonly role: IngredientRole;
  /** Sort rank, lowest first. */
  readonly priority: number;
}

/** [S3.10] */
export interface Ingredient {
  readonly id: IngredientId;
  readonly name: string;
  /** Charged when chosen or added; zero: free. */
  readonly price: Minor;
  readonly active: boolean;
  /** Temporarily sold out, and so not active. */
  readonly isOff?: true;
  /** Allergen codes of the ingredient, with which a choice changes what a dish contains; undefined: undeclared. */
  readonly allergens: readonly string[] | undefined;
  /** Diets that the ingredient suits; undefined: undeclared. */
  readonly diets: readonly Diet[] | undefined;
}

/** One option of a group. Name, allergens and diets are those of its ingredient. */
export interface ModifierOption {
  readonly ingredientId: IngredientId;
  /** Price per unit; charged for each unit beyond the included one. */
  readonly price: Minor;
  /** Prices by variant, when a size has its own. */
  readonly prices: Readonly<Record<number, Minor>>;
  /** false: unavailable in this group, even when the ingredient is available. */
  readonly active: boolean;
  /** Maximum units of this option. At least 1. */
  readonly max: number;
  /** The dish includes one unit: it may be left out, and the first unit is free. */
  readonly included: boolean;
  /** Group that is asked when this option is chosen. Its own options open no further group. */
  readonly opens: ModifierGroup | undefined;
}

/** A titled choice of a dish. The required, addable and removable ingredients are groups too. */
export interface ModifierGroup {
  readonly id: GroupId;
  readonly title: string;
  /** Minimum and maximum number of chosen units, over all options; undefined: no maximum. */
  readonly min: number;
  readonly max: number | undefined;
  /** Whether the guest must choose, without a default. */
  readonly ask: boolean;
  /** Preselected options. Empty when the group asks. */
  readonly defaults: readonly IngredientId[];
  readonly options: readonly ModifierOption[];
}

/** Session order types for which an item is shown. [S3.07, S3.13] All false: for all. */
export interface Visibility {
  readonly onlySpot: boolean;
  readonly hideSpot: boolean;
  readonly onlySpotBrowse: boolean;
  readonly hideSpotBrowse: boolean;
  readonly onlyDelivery: boolean;
  readonly hideDelivery: boolean;
}

/** [S3.01–S3.07] */
export interface Product {
  readonly id: ProductId;
  readonly slug: string;
  readonly type: 'normal' | 'booking';
  readonly name: string;
  readonly description: string;
  /** Language of `name`: the guest's when translated, else the venue's default. */
  readonly textLanguage: Language;
  readonly label: string | undefined;
  readonly subcategory: { readonly id: SubcategoryId | undefined; readonly name: string } | undefined;
  /** All categories of the product; the first is its home. Never empty after parsing. */
  readonly categoryIds: readonly CategoryId[];
  /** Sort rank, lowest first. */
  readonly priority: number;
  readonly variants: readonly Variant[];
  readonly images: readonly Picture[];
  /** Allergens of the default dish. Empty: declared free of all. undefined: undeclared. */
  readonly allergens: readonly Allergen[] | undefined;
  /** Declared traces. */
  readonly mayContain: readonly Allergen[];
  /** Diets that the default dish suits; undefined: undeclared. */
  readonly diets: readonly Diet[] | undefined;
  readonly ingredients: readonly ProductIngredient[];
  /** Set when no required ingredient is preselected. */
  readonly asksRequired?: true;
  /** Further groups, in display order; absent: none. */
  readonly groups?: readonly ModifierGroup[];
  /** Minimum and maximum number of addable ingredients; undefined: no maximum. [S3.06] */
  readonly minAddable: number;
  readonly maxAddable: number | undefined;
  readonly commentPlaceholder: string | undefined;
  /** Published stock flag; a dish that is off for tonight has an availability row instead. */
  readonly inStock: boolean;
  readonly hideForOrdering: boolean;
  readonly isLiquid: boolean;
  readonly hideVariants: boolean;
  /** Discount in percent, 0–100, at most two decimals. Applied before discountMoney. [S9.02] */
  readonly discountPercent: number;
  readonly discountMoney: Minor;
  /** Hours that the dish keeps after preparation. [S3.04] */
  readonly minimumDurability: number | undefined;
  readonly visibility: Visibility;
  /** Tax rates included in the dish's price; absent: the place's rates. */
  readonly vat?: VatRates | undefined;
  /** Dishes that the venue suggests with this dish; absent: none. [S2.57] */
  readonly goesWith?: readonly ProductId[] | undefined;
  /** The buyer has a right of withdrawal, as for a voucher or souvenir; absent: none, as for all cooked food. */
  readonly withdrawalRight?: true;
}

/** [S3.11–S3.13] */
export interface Category {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly textLanguage: Language;
  readonly type: 'normal' | 'link' | 'image' | 'info';
  readonly links: readonly string[];
  readonly cloth: Background | undefined;
  readonly image: Picture | undefined;
  readonly video: string | undefined;
  readonly parentId: CategoryId | undefined;
  readonly childIds: readonly CategoryId[];
  readonly priority: number;
  readonly opensCallWaiter: boolean;
  readonly orderAllowed: boolean;
  /** Hours of its dishes, by the place's clock; absent: whenever the place takes orders. */
  readonly hours?: WeeklyHours | undefined;
  readonly visibility: Visibility;
}

/** The whole published menu of one place in its default language; replaced as a whole, never edited. */
export interface Menu {
  readonly placeId: PlaceId;
  /** Opaque version; equal versions mean equal menus. */
  readonly version: string;
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly ingredients: readonly Ingredient[];
}

/** Translations of a menu into one other language. A missing text stays in the default language. */
export interface MenuTexts {
  readonly language: Language;
  readonly version: string;
  readonly categories: Readonly<Record<number, { name?: string; description?: string; links?: readonly string[] }>>;
  readonly products: Readonly<
    Record<
      number,
      { name?: string; description?: string; label?: string; subcategory?: string; commentPlaceholder?: string }
    >
  >;
  readonly variants: Readonly<Record<number, { size?: string }>>;
  readonly ingredients: Readonly<Record<number, { name?: string }>>;
  /** Absent when no dish has a group, and in texts stored by an earlier build. */
  readonly groups?: Readonly<Record<number, { title?: string }>>;
  /** By code. */
  readonly allergens: Readonly<Record<string, { name?: string }>>;
}

/**
 * An item that is temporarily off, laid over the published menu until `until` (null: until staff switch it on); or a dish
 * whose portions are counted.
 */
export interface AvailabilityRow {
  readonly placeId: PlaceId;
  /** Named `productId` since only dishes could be off at first. */
  readonly productId: OffKey;
  /** End of the pause or of the count, epoch ms of the server's clock. */
  readonly until: number | null;
  readonly seq: number;
  /** Portions left of a counted dish; 0: off. Absent: not counted, the item is off. */
  readonly left?: number | undefined;
  /** Time of the decision, by the server's clock; absent in rows of older servers. */
  readonly at?: number | undefined;
}
