// `?lang=de` in an address that was shared, or found: a language for whoever opens it.
import { isLanguage, type Language } from '#domain/language/language.ts';

const NAME = 'lang';

/**
 * What the address asks for, taken out of it, so that a guest who chooses another language and loads the page anew is
 * not spoken to in the old one. Before the router reads the address.
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
