// A change to the venue file that waits to be published. It bears what it saw, so that a change by another hand is noticed.
import type { FieldPath, Json, JsonObject } from './venue-file.ts';

/** One field, below what the edit is about. Without `was` nothing stood there; without `to` nothing shall. */
export interface FieldChange {
  readonly path: FieldPath;
  readonly was?: Json | undefined;
  readonly to?: Json | undefined;
}

/** The lists of the file that an owner sorts and adds to. */
export type MenuList = 'categories' | 'products';

export interface PriceChange {
  /** The dish's slug and its size's key. */
  readonly product: string;
  readonly variant: string;
  readonly was: string;
  readonly to: string;
}

/** The price of an ingredient, or of an option of a group, by its path from the root of the file. */
export interface ModifierPrice {
  readonly path: FieldPath;
  readonly was: string;
  readonly to: string;
}

/** A closed list: a new kind is a line here, in `EDITS` of contract/owner and in `applyEdit`. */
export type DraftEdit =
  | { readonly kind: 'product' | 'category'; readonly slug: string; readonly changes: readonly FieldChange[] }
  /** A new thing, whole; it comes last. */
  | { readonly kind: 'added'; readonly list: MenuList; readonly what: JsonObject }
  /** Dishes, categories or sizes taken out, with all that names them, from the root of the file. */
  | { readonly kind: 'removed'; readonly changes: readonly FieldChange[] }
  /** The order of dishes within a category, or of categories within another one; without `within` those at the top. */
  | {
      readonly kind: 'order';
      readonly list: MenuList;
      readonly within?: string | undefined;
      readonly was: readonly string[];
      readonly to: readonly string[];
    }
  /** Set into another category, without one to the top: right before somebody there, else last. */
  | {
      readonly kind: 'moved';
      readonly list: MenuList;
      readonly slug: string;
      readonly from?: string | undefined;
      readonly to?: string | undefined;
      readonly before?: string | undefined;
    }
  /** Many prices at once: one edit, so that they go and come back as one. */
  | {
      readonly kind: 'prices';
      readonly changes: readonly PriceChange[];
      readonly modifiers?: readonly ModifierPrice[] | undefined;
    }
  /** Fields of the place itself: `['settings', 'darker_theme']`, `['orderTypes', 'spot', 'discounts']`. */
  | { readonly kind: 'settings' | 'discounts'; readonly changes: readonly FieldChange[] }
  /** Groups of choices, from the root of the file: shared ones, and those of dishes. */
  | { readonly kind: 'groups'; readonly changes: readonly FieldChange[] }
  /** Changes that a sheet of the menu makes, from the root of the file: one edit, so that they go and come back together. */
  | { readonly kind: 'sheet'; readonly changes: readonly FieldChange[] };

/** An edit as it is kept: whose it is and when it came. */
export interface KeptEdit {
  readonly id: string;
  readonly by: { readonly id: string; readonly name: string };
  /** Epoch milliseconds. */
  readonly at: number;
  readonly edit: DraftEdit;
}
