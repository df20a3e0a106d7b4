import type { CategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { CategoryAction } from '#domain/menu/category-link.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture } from '#domain/picture.ts';

/** A category as the ways through the menu show it. */
export interface CategoryLink {
  readonly id: CategoryId;
  readonly name: string;
  readonly textLanguage: Language;
  readonly href: string;
  readonly cloth: Background | undefined;
  /** The category's picture, or that of its first dish; shown large on a kiosk. */
  readonly picture: Picture | undefined;
  /** Action of a press in the place of the category's page: a link, a choice of links, the waiter. */
  readonly action?: CategoryAction | undefined;
}

/** A category under another one, with the words that stand below its name. */
export interface SubcategoryLink extends CategoryLink {
  readonly description: string;
}
