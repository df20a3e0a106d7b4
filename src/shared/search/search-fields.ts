// Prepares a menu's texts for the search, language by language, in chunks: between two chunks the page can handle a key.
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { SearchField, SearchFieldKind } from '#domain/search/search.ts';
import { fold } from '#domain/search/search-fold.ts';
import { soundOf } from '#domain/search/search-sound.ts';
import { layOut, type SearchText } from '#domain/search/search-text.ts';
import { type DishWords, ownWords, type WordsReader } from '#domain/search/search-words.ts';

/** Dishes per chunk: a slow phone folds them in a few milliseconds. */
const PIECE = 250;
/** A menu of at most this many dishes is prepared at once, with its phonetic forms. */
const SMALL = 400;

const KINDS: readonly SearchFieldKind[] = ['name', 'tags', 'extras', 'description'];
const textOf = (words: DishWords, kind: SearchFieldKind): string =>
  kind === 'tags' || kind === 'extras' ? words[kind].join(' ') : words[kind];
/** Descriptions get no phonetic form: they are long, and guests do not search them by sound. */
const isHeard = (kind: SearchFieldKind): boolean => kind !== 'description';

const linesOf = ({ text }: SearchText): string[] => text.split('\n').slice(0, -1);

/** Fields in the guest's language needed for the first key; `wholeOwnFields` adds the rest of a large menu. */
export function ownFields(index: MenuIndex, products: readonly Product[]): SearchField[] {
  const words = products.map((product) => ownWords(index, product));
  const isSmall = products.length <= SMALL;
  return KINDS.filter((kind) => isSmall || isHeard(kind)).map((kind) => {
    const text = layOut(words.map((one) => fold(textOf(one, kind))));
    const sound = isSmall && isHeard(kind) ? layOut(linesOf(text).map(soundOf)) : undefined;
    return { kind, language: words[0]?.language ?? DEFAULT_LANGUAGE, own: true, text, sound };
  });
}

/** Fields in the guest's language with phonetic forms and descriptions. */
export async function wholeOwnFields(
  first: readonly SearchField[],
  products: readonly Product[],
  signal: AbortSignal,
): Promise<SearchField[]> {
  const fields: SearchField[] = [];
  for (const field of first) fields.push(await withSound(field, signal));
  if (first.some(({ kind }) => kind === 'description')) return fields;
  const texts = await inPieces(products, ({ description }) => fold(description), signal);
  const language = first[0]?.language ?? products[0]?.textLanguage ?? DEFAULT_LANGUAGE;
  return [...fields, { kind: 'description', language, own: true, text: layOut(texts), sound: undefined }];
}

async function withSound(field: SearchField, signal: AbortSignal): Promise<SearchField> {
  if (field.sound || !isHeard(field.kind)) return field;
  return { ...field, sound: layOut(await inPieces(linesOf(field.text), soundOf, signal)) };
}

/** The fields of another language. */
export async function otherFields(
  products: readonly Product[],
  read: WordsReader,
  signal: AbortSignal,
): Promise<SearchField[]> {
  const words = await inPieces(products, read, signal);
  const fields: SearchField[] = [];
  for (const kind of KINDS) {
    const text = layOut(await inPieces(words, (one) => fold(textOf(one, kind)), signal));
    const language = words[0]?.language ?? DEFAULT_LANGUAGE;
    fields.push(await withSound({ kind, language, own: false, text, sound: undefined }, signal));
  }
  return fields;
}

async function inPieces<T, U>(all: readonly T[], make: (one: T) => U, signal: AbortSignal): Promise<U[]> {
  const made: U[] = [];
  for (let at = 0; at < all.length && !signal.aborted; at += PIECE) {
    for (const one of all.slice(at, at + PIECE)) made.push(make(one));
    if (at + PIECE < all.length) await aBreath();
  }
  return made;
}

/** Yields to the event loop, so that the browser handles keys and paints. */
const aBreath = (): Promise<void> => new Promise((done) => setTimeout(done));
