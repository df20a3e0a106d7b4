// A menu laid out for the search, language after language, in pieces between which the page can answer a key.
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { SearchField, SearchFieldKind } from '#domain/search/search.ts';
import { fold } from '#domain/search/search-fold.ts';
import { soundOf } from '#domain/search/search-sound.ts';
import { layOut, type SearchText } from '#domain/search/search-text.ts';
import { type DishWords, ownWords, type WordsReader } from '#domain/search/search-words.ts';

/** So many dishes are folded in a few milliseconds, on a slow phone too. */
const PIECE = 250;
/** A menu of so many dishes is laid out at once, its sounds too. */
const SMALL = 400;

const KINDS: readonly SearchFieldKind[] = ['name', 'tags', 'extras', 'description'];
const textOf = (words: DishWords, kind: SearchFieldKind): string =>
  kind === 'tags' || kind === 'extras' ? words[kind].join(' ') : words[kind];
/** Descriptions are long, and nobody asks for them by sound. */
const isHeard = (kind: SearchFieldKind): boolean => kind !== 'description';

const linesOf = ({ text }: SearchText): string[] => text.split('\n').slice(0, -1);

/** What the guest reads, as far as the first key needs it: of a large menu the rest comes with `wholeOwnFields`. */
export function ownFields(index: MenuIndex, products: readonly Product[]): SearchField[] {
  const words = products.map((product) => ownWords(index, product));
  const isSmall = products.length <= SMALL;
  return KINDS.filter((kind) => isSmall || isHeard(kind)).map((kind) => {
    const text = layOut(words.map((one) => fold(textOf(one, kind))));
    const sound = isSmall && isHeard(kind) ? layOut(linesOf(text).map(soundOf)) : undefined;
    return { kind, language: words[0]?.language ?? DEFAULT_LANGUAGE, own: true, text, sound };
  });
}

/** The same with its sounds and its descriptions. */
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

/** The words of another language. */
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

/** Keys and paints come in between. */
const aBreath = (): Promise<void> => new Promise((done) => setTimeout(done));
