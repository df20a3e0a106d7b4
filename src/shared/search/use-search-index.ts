import { useEffect, useMemo, useRef, useState } from 'react';
import type { TablDatabase } from '#core/db/database.ts';
import { readMenu, readTextLanguages, readTexts } from '#core/db/menu/menu-table.ts';
import type { Language } from '#domain/language/language.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import type { Place } from '#domain/place/place.ts';
import type { SearchField } from '#domain/search/search.ts';
import { type MenuWords, otherWords, ownWords, type WordsReader } from '#domain/search/search-words.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { otherFields, ownFields, wholeOwnFields } from './search-fields.ts';
import type { NearWords } from './search-near.ts';
import type { SearchIndex } from './search-results.ts';

// A menu's texts in all languages on the device, for the search. Read on demand and not kept, because five languages of a
// large menu use as much memory as everything else.
interface StoredWords extends MenuWords {
  readonly version: string;
  readonly own: Language;
}

/**
 * Reads the texts in languages other than `own`, the guest's. Returns `known` itself when nothing new is stored. Texts of
 * another menu version are ignored.
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

/** The search index of the open menu; rebuilt for another menu or language. */
export function useSearchIndex(): SearchIndex {
  const { index, settings } = useMenu();
  const { orderType } = useOrdering();
  const hasUser = useUser() !== undefined;
  const products = useMemo(
    () => dishesOf(index).filter((product) => isProductVisible(index, product, orderType, settings, hasUser)),
    [index, orderType, settings, hasUser],
  );
  const words = useStoredWords();
  const own = useMemo<readonly SearchField[]>(() => ownFields(index, products), [index, products]);
  const others = useMemo(() => (words ? otherWords(words, index) : []), [words, index]);
  const fields = useReadyFields(own, products, others);
  const near = useNearWords(fields);
  return useMemo(
    () => ({ products, fields, near, own: (product: Product) => ownWords(index, product), others }),
    [index, products, fields, near, others],
  );
}

const NONE: NearWords = () => [];

/** Words like a mistyped one; none until their code is loaded, which a correctly typed query does not need. */
function useNearWords(fields: readonly SearchField[]): NearWords {
  const [create, setCreate] = useState<(fields: readonly SearchField[]) => NearWords>();
  useEffect(() => {
    let isHere = true;
    void import('./search-near.ts').then(
      ({ createNearWords }) => isHere && setCreate(() => createNearWords),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return useMemo(() => create?.(fields) ?? NONE, [create, fields]);
}

/** Dishes to search, in the categories' order. Banners of an info category are not dishes. */
function dishesOf(index: MenuIndex): readonly Product[] {
  const found = new Set<Product>();
  const walk = (categories: MenuIndex['roots'], depth: number): void => {
    for (const category of categories) {
      if (category.type !== 'info') for (const product of index.productsOf(category.id)) found.add(product);
      if (depth < 12) walk(index.childrenOf(category.id), depth + 1);
    }
  };
  walk(index.roots, 0);
  return [...found];
}

/** Stored texts, read when the page opens and again when the device has stored more. */
function useStoredWords(): StoredWords | undefined {
  const { database, menus } = useTabl();
  const snapshot = useMenu();
  const { slug } = snapshot.place;
  // A phone in data-saver mode lacks the other languages; opening the search requests them.
  useEffect(() => void menus.completeLanguages(slug), [menus, slug]);
  const [words, setWords] = useState<StoredWords>();
  const known = useRef<StoredWords>(undefined);
  useEffect(() => {
    let isHere = true;
    const { place, menu, index } = snapshot;
    // A menu without translations into the guest's language is in the place's own.
    const own = index.menu.products[0]?.textLanguage ?? place.defaultLanguage;
    const read = async () => readSearchWords(await database(), place, { version: menu.version, own }, known.current);
    void read().then(
      (found) => {
        if (!isHere) return;
        known.current = found;
        setWords(found);
      },
      // If the other languages cannot be read, the search uses the guest's language alone.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [database, snapshot]);
  return words?.version === snapshot.menu.version ? words : undefined;
}

/** Fields of the guest's language at once; phonetic forms and other languages follow when ready. */
function useReadyFields(
  own: readonly SearchField[],
  products: readonly Product[],
  others: readonly WordsReader[],
): readonly SearchField[] {
  const [ready, setReady] = useState<{ readonly own: readonly SearchField[]; readonly all: readonly SearchField[] }>();
  const heard = useRef<{ readonly own: readonly SearchField[]; readonly fields: readonly SearchField[] }>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const makeAll = async () => {
      if (heard.current?.own !== own) {
        const fields = await wholeOwnFields(own, products, signal);
        if (signal.aborted) return;
        heard.current = { own, fields };
      }
      let all = heard.current.fields;
      setReady({ own, all });
      for (const read of others) {
        const more = await otherFields(products, read, signal);
        if (signal.aborted) return;
        all = [...all, ...more];
        setReady({ own, all });
      }
    };
    void makeAll();
    return () => stop.abort();
  }, [own, products, others]);
  // Fields of another menu are never searched.
  return ready?.own === own ? ready.all : own;
}
