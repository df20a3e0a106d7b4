// An unpublished change to the venue file. It carries the values that it saw, so that concurrent changes are detected.
import type { FieldPath, Json, JsonObject } from './venue-file.ts';

/** One field, relative to the edit's subject. `was` absent: the field did not exist; `to` absent: the field is removed. */
export interface FieldChange {
  readonly path: FieldPath;
  readonly was?: Json | undefined;
  readonly to?: Json | undefined;
}

/** Lists of the file that an owner sorts and extends. */
export type MenuList = 'categories' | 'products';

export interface PriceChange {
  /** Slug of the dish and key of its size. */
  readonly product: string;
  readonly variant: string;
  readonly was: string;
  readonly to: string;
}

/** Price of an ingredient or a group's option, by its path from the root of the file. */
export interface ModifierPrice {
  readonly path: FieldPath;
  readonly was: string;
  readonly to: string;
}

/** A closed list: a new kind also needs a line in `EDITS` of contract/owner and in `applyEdit`. */
export type DraftEdit =
  | { readonly kind: 'product' | 'category'; readonly slug: string; readonly changes: readonly FieldChange[] }
  /** A complete new item; it is appended. */
  | { readonly kind: 'added'; readonly list: MenuList; readonly what: JsonObject }
  /** Removed dishes, categories or sizes, with all references to them, from the root of the file. */
  | { readonly kind: 'removed'; readonly changes: readonly FieldChange[] }
  /** Sequence of dishes within a category, or of categories within another one; without `within`: the top level. */
  | {
      readonly kind: 'order';
      readonly list: MenuList;
      readonly within?: string | undefined;
      readonly was: readonly string[];
      readonly to: readonly string[];
    }
  /** Moves an item into another category, or to the top level without one: before a given neighbour, else last. */
  | {
      readonly kind: 'moved';
      readonly list: MenuList;
      readonly slug: string;
      readonly from?: string | undefined;
      readonly to?: string | undefined;
      readonly before?: string | undefined;
    }
  /** Many prices in one edit, so that they are applied and undone together. */
  | {
      readonly kind: 'prices';
      readonly changes: readonly PriceChange[];
      readonly modifiers?: readonly ModifierPrice[] | undefined;
    }
  /** Fields of the place: `['settings', 'darker_theme']`, `['orderTypes', 'spot', 'discounts']`. */
  | { readonly kind: 'settings' | 'discounts'; readonly changes: readonly FieldChange[] }
  /** Groups of choices, from the root of the file: shared groups, and dishes' own. */
  | { readonly kind: 'groups'; readonly changes: readonly FieldChange[] }
  /** Changes of an imported sheet, from the root of the file: one edit, so that they are applied and undone together. */
  | { readonly kind: 'sheet'; readonly changes: readonly FieldChange[] };

/** A stored edit with its author and time. */
export interface KeptEdit {
  readonly id: string;
  readonly by: { readonly id: string; readonly name: string };
  /** Epoch milliseconds. */
  readonly at: number;
  readonly edit: DraftEdit;
}
