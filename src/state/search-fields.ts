// A menu laid out for the search, language after language, in pieces between which the page can answer a key.
import type { Product } from '#domain/menu.ts';
import type { MenuIndex } from '#domain/menu-index.ts';
import type { SearchField, SearchFieldKind } from '#domain/search.ts';
import { fold } from '#domain/search-fold.ts';
import { soundOf } from '#domain/search-sound.ts';
import { layOut } from '#domain/search-text.ts';
import { type DishWords, ownWords, type WordsReader } from '#domain/search-words.ts';

/** So many dishes are folded in a few milliseconds, on a slow phone too. */
const PIECE = 250;
/** A menu of so many dishes is laid out at once, its sounds too. */
const SMALL = 400;

const KINDS: readonly SearchFieldKind[] = ['name', 'tags', 'extras', 'description'];
const textOf = (words: DishWords, kind: SearchFieldKind): string =>
  kind === 'tags' || kind === 'extras' ? words[kind].join(' ') : words[kind];
/** Descriptions are long, and nobody asks for them by sound. */
const isHeard = (kind: SearchFieldKind): boolean => kind !== 'description';

/** What the guest reads: there at once, since the first key waits for it. */
export function ownFields(index: MenuIndex, products: readonly Product[]): SearchField[] {
  const words = products.map((product) => ownWords(index, product));
  return KINDS.map((kind) => {
    const text = layOut(words.map((one) => fold(textOf(one, kind))));
    const sound =
      isHeard(kind) && products.length <= SMALL ? layOut(text.text.split('\n').slice(0, -1).map(soundOf)) : undefined;
    return { kind, language: words[0]?.language ?? 'bg', own: true, text, sound };
  });
}

/** A field as it sounds too. */
export async function withSound(field: SearchField, signal: AbortSignal): Promise<SearchField> {
  if (field.sound || !isHeard(field.kind)) return field;
  const lines = field.text.text.split('\n').slice(0, -1);
  return { ...field, sound: layOut(await inPieces(lines, soundOf, signal)) };
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
    const field = { kind, language: words[0]?.language ?? 'bg', own: false, text, sound: undefined };
    fields.push(await withSound(field, signal));
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
