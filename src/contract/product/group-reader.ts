// Types of the reader for a dish's own groups. The reader itself is lazy: loaded with the first menu that has groups.
import type { Language } from '#domain/language/language.ts';
import type { MenuTexts, ModifierGroup } from '#domain/menu/menu.ts';
import type { Currency } from '#domain/pricing/money.ts';

export interface ReadGroups {
  readonly groups: readonly ModifierGroup[];
  readonly titles: Partial<Record<Language, NonNullable<MenuTexts['groups']>>>;
}
/** Reads `modifier_groups`. A lazy chunk, since few menus have groups. */
export type GroupReader = (field: unknown, currency: Currency) => ReadGroups | undefined;

export const NO_GROUPS: ReadGroups = { groups: [], titles: {} };
