// The specified menu calls. [S7.02, S7.05–S7.07, S7.09]
import { HEADERS } from '#contract/headers.ts';
import type { Language } from '#domain/language/language.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

export interface MenuAnswer {
  readonly body: unknown;
  /** Menu version of the answer. */
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
 * Fetches one part of a place's menu, with translations into `languages`. The request is conditional: after a 304 the
 * browser's cache answers, invisible to this code.
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
