// `?lang=de` in a shared or found address: the language for the reader.
import { isLanguage, type Language } from '#domain/language/language.ts';

const NAME = 'lang';

/**
 * Removes the language from the address, so that a later choice survives a reload. Call it before the router reads the
 * address.
 */
export function takeAskedLanguage(): Language | undefined {
  const search = new URLSearchParams(globalThis.location?.search);
  const asked = search.get(NAME);
  if (asked === null) return undefined;
  search.delete(NAME);
  const { pathname, hash } = location;
  const left = search.size > 0 ? `?${search}` : '';
  history.replaceState(history.state, '', pathname + left + hash);
  return isLanguage(asked) ? asked : undefined;
}
