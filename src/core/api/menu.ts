// The specification's own calls for a menu. [S7.02, S7.05–S7.07, S7.09]
import { HEADERS } from '#contract/headers.ts';
import type { Language } from '#domain/language/language.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

export interface MenuAnswer {
  readonly body: unknown;
  /** The version of the menu that the answer belongs to. */
  readonly version: string;
}

const PARTS = {
  settings: { path: 'settings', search: {} },
  hierarchy: { path: 'categoriesHierarchy', search: { active: '1' } },
  ingredients: { path: 'ingredients', search: {} },
  products: { path: 'products', search: { active: '1' } },
} as const;
export type MenuPart = keyof typeof PARTS;

/**
 * Reads one part of a place's menu, with the words of `languages` beside those of its default language. The request is
 * conditional: the browser's cache answers an unchanged part after a 304, and this code never sees it.
 */
export async function getMenuPart(
  http: Http,
  part: MenuPart,
  place: number | string,
  languages: readonly Language[],
): Promise<Result<MenuAnswer, ApiFailure>> {
  const { path, search } = PARTS[part];
  const answer = await http.read(path, {
    place,
    searchParams: { ...search, lang: languages.join(',') },
    cache: 'no-cache',
  });
  if (!answer.ok) return answer;
  const version = answer.value.headers.get(HEADERS.menuVersion);
  return version === null ? fail({ kind: 'other' }) : ok({ body: answer.value.body, version });
}
