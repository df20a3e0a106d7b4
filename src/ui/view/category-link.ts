import type { CategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { CategoryAction } from '#domain/menu/category-link.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture } from '#domain/picture.ts';

/** A category as shown in the navigation. */
export interface CategoryLink {
  readonly id: CategoryId;
  readonly name: string;
  readonly textLanguage: Language;
  readonly href: string;
  readonly cloth: Background | undefined;
  /** Picture of the category, or of its first dish; shown large on a kiosk. */
  readonly picture: Picture | undefined;
  /** Replaces the category's page: a link, a choice of links, the waiter call. */
  readonly action?: CategoryAction | undefined;
}

/** A subcategory with its description. */
export interface SubcategoryLink extends CategoryLink {
  readonly description: string;
}
