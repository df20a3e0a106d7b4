// A menu's words in all languages on the device, for the search. They are read on demand and not kept: five languages
// of a large menu take as much memory as everything else.
import type { TablDatabase } from '#core/db/database.ts';
import { readMenu, readTextLanguages, readTexts } from '#core/db/menu/menu-table.ts';
import type { Language } from '#domain/language/language.ts';
import type { Place } from '#domain/place/place.ts';
import type { MenuWords } from '#domain/search/search-words.ts';

export interface StoredWords extends MenuWords {
  readonly version: string;
  readonly own: Language;
}

/**
 * Reads the words in languages other than `own`, which the guest reads. Returns `known` itself if the device has stored
 * nothing new since. Words of another menu version than the shown one are ignored.
 */
export async function readSearchWords(
  db: TablDatabase,
  { id, defaultLanguage }: Pick<Place, 'id' | 'defaultLanguage'>,
  { version, own }: Pick<StoredWords, 'version' | 'own'>,
  known: StoredWords | undefined,
): Promise<StoredWords> {
  const before = known?.version === version && known.own === own ? known : undefined;
  const stored = await readTextLanguages(db, id);
  const missing = stored.filter((one) => one !== own && !before?.texts.some(({ language }) => language === one));
  if (before && missing.length === 0) return before;
  const [menu, read] = await Promise.all([
    before || own === defaultLanguage ? before?.menu : readMenu(db, id).then((row) => row?.menu),
    Promise.all(missing.map((language) => readTexts(db, id, language))),
  ]);
  const fresh = read.flatMap((texts) => (texts?.version === version ? [texts] : []));
  if (before && fresh.length === 0) return before;
  return {
    version,
    own,
    menu: menu?.version === version ? menu : undefined,
    defaultLanguage,
    texts: [...(before?.texts ?? []), ...fresh],
  };
}
