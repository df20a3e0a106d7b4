// A venue's menu in the words of the whole code base. Wire spellings live in `contract` alone.
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

/** The coloured background under a category's dishes (look/README). */
export const BACKGROUNDS = ['salad', 'soup', 'grill', 'oven', 'bread', 'dessert', 'drink'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** The fourteen of Regulation (EU) 1169/2011, Annex II, in its order. A venue may add codes of its own. */
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

/** Diets that a venue may declare and that no allergen list implies. "Without gluten" follows from the allergens. */
export const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher'] as const;
export type Diet = (typeof DIETS)[number];

/** An allergen. `code` is one of EU_ALLERGENS, or the venue's own, which brings its own name. */
export interface Allergen {
  readonly code: string;
  readonly name: string;
  /** A picture of the allergen, where the venue gives one. [S3.02] */
  readonly image: string | undefined;
}

/** [S3.09] */
export interface Variant {
  readonly id: VariantId;
  /** "350 g", "large"; empty where a dish has one size that needs no name. */
  readonly size: string;
  /** null: the price is not fixed, ask the waiter; such a variant cannot be ordered. */
  readonly price: Minor | null;
  /**
   * The price of packaging, or of a unit; charged where the order leaves the venue (delivery, preorder), never
   * discounted.
   */
  readonly additionalPrice: Minor;
  /** Run out for now, laid over the published menu. */
  readonly isOff?: true;
  readonly bookingMinutes: number | undefined;
}

export type IngredientRole = 'required' | 'addable' | 'removable';

/** [S3.08] */
export interface ProductIngredient {
  readonly ingredientId: IngredientId;
  readonly role: IngredientRole;
  /** The ingredient's rank; the lowest comes first. */
  readonly priority: number;
}

/** [S3.10] */
export interface Ingredient {
  readonly id: IngredientId;
  readonly name: string;
  /** Charged where it is chosen or added; zero where it is free. */
  readonly price: Minor;
  readonly active: boolean;
  /** Run out for now, and so not active; it will come back. */
  readonly isOff?: true;
  /**
   * The allergen codes of the ingredient, so that a guest's choice changes what a dish contains; undefined: the venue
   * has not said.
   */
  readonly allergens: readonly string[] | undefined;
  /** The diets that the ingredient suits; undefined: the venue has not said. */
  readonly diets: readonly Diet[] | undefined;
}

/** One thing of a group that may be chosen. Name, allergens and diets are those of its ingredient. */
export interface ModifierOption {
  readonly ingredientId: IngredientId;
  /** Price of one; charged for each that does not come with the dish. */
  readonly price: Minor;
  /** By variant, where a size has a price of its own. */
  readonly prices: Readonly<Record<number, Minor>>;
  /** false: not to be had in this group, even where the ingredient is. */
  readonly active: boolean;
  /** How often it may be chosen. At least 1. */
  readonly max: number;
  /** The dish comes with one of it: may be left out, and costs nothing the first time. */
  readonly included: boolean;
  /** A further choice, asked for where this one is chosen. Its own options open nothing. */
  readonly opens: ModifierGroup | undefined;
}

/** A choice about a dish that has a title of its own. The required, addable and removable ingredients are groups too. */
export interface ModifierGroup {
  readonly id: GroupId;
  readonly title: string;
  /** How many must and may be chosen, an option counted as often as it is chosen; undefined: no upper limit. */
  readonly min: number;
  readonly max: number | undefined;
  /** Whether the guest must choose: nothing is chosen for them. */
  readonly ask: boolean;
  /** Choices made before the guest touches anything. Empty where the group asks. */
  readonly defaults: readonly IngredientId[];
  readonly options: readonly ModifierOption[];
}

/** For which session order types a thing is shown. [S3.07, S3.13] All false: always. */
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
  /** The language that `name` is written in: the guest's where there is a translation, else the venue's default. */
  readonly textLanguage: Language;
  readonly label: string | undefined;
  readonly subcategory: { readonly id: SubcategoryId | undefined; readonly name: string } | undefined;
  /** All categories of the product; the first is its home. Never empty in a parsed menu. */
  readonly categoryIds: readonly CategoryId[];
  /** The product's rank; the lowest comes first. */
  readonly priority: number;
  readonly variants: readonly Variant[];
  readonly images: readonly Picture[];
  /** The allergens of the dish as it comes. Empty: declared free of all. undefined: the venue has not said. */
  readonly allergens: readonly Allergen[] | undefined;
  /** Allergens of which the venue warns as traces. */
  readonly mayContain: readonly Allergen[];
  /** The diets that the dish suits as it comes; undefined: the venue has not said. */
  readonly diets: readonly Diet[] | undefined;
  readonly ingredients: readonly ProductIngredient[];
  /** Set where none of the required ingredients is chosen for the guest. */
  readonly asksRequired?: true;
  /** Further choices, in the order of the screen; left out where there are none. */
  readonly groups?: readonly ModifierGroup[];
  /** How many addable ingredients a guest must and may choose; undefined: no upper limit. [S3.06] */
  readonly minAddable: number;
  readonly maxAddable: number | undefined;
  readonly commentPlaceholder: string | undefined;
  /** The dish is in stock, as published; a dish off for tonight is an availability row over it. */
  readonly inStock: boolean;
  readonly hideForOrdering: boolean;
  readonly isLiquid: boolean;
  readonly hideVariants: boolean;
  /** The discount in percent, 0–100, at most two decimals. Applied before discountMoney. [S9.02] */
  readonly discountPercent: number;
  readonly discountMoney: Minor;
  /** Hours that the dish keeps after preparation. [S3.04] */
  readonly minimumDurability: number | undefined;
  readonly visibility: Visibility;
  /** The tax that its price contains; absent: the place's. */
  readonly vat?: VatRates | undefined;
  /** Dishes that the venue offers with it; absent: none. [S2.57] */
  readonly goesWith?: readonly ProductId[] | undefined;
  /** Its buyer may withdraw from the purchase, as with a voucher or a souvenir; absent: may not, as with all cooked food. */
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
  /** When its dishes can be had, by the place's clock; absent: whenever the place takes orders. */
  readonly hours?: WeeklyHours | undefined;
  readonly visibility: Visibility;
}

/** The whole published menu of one place in its default language; replaced as one, never edited. */
export interface Menu {
  readonly placeId: PlaceId;
  /** The menu's version, opaque; equal versions are equal menus. */
  readonly version: string;
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly ingredients: readonly Ingredient[];
}

/** The words of a menu in one other language. A missing word stays in the default language. */
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
  /** Left out where no dish has a group; texts that an earlier build stored have none. */
  readonly groups?: Readonly<Record<number, { title?: string }>>;
  /** By code. */
  readonly allergens: Readonly<Record<string, { name?: string }>>;
}

/**
 * A thing that is off for now, laid over the published menu until `until` (null: until staff switch it on again); or a dish
 * whose portions are counted.
 */
export interface AvailabilityRow {
  readonly placeId: PlaceId;
  /** Named when dishes alone could be off. */
  readonly productId: OffKey;
  /** The end of the pause, or of the count, epoch milliseconds of the server's clock. */
  readonly until: number | null;
  readonly seq: number;
  /** Portions of a counted dish; 0: it is off. Absent: nothing is counted, it is off. */
  readonly left?: number | undefined;
  /** When it was so decided, by the server's clock; absent in rows of older servers. */
  readonly at?: number | undefined;
}
