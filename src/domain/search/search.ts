// Full-text search of dishes, best match first.
import type { Language } from '../language/language.ts';
import { readingsOf } from './search-sound.ts';
import { type HowFound, INSIDE, type SearchText, scan } from './search-text.ts';

export type SearchFieldKind = 'name' | 'tags' | 'extras' | 'description';

/** All names, or all descriptions, of a menu in one language. */
export interface SearchField {
  readonly kind: SearchFieldKind;
  readonly language: Language;
  /** The field is in the guest's language. */
  readonly own: boolean;
  readonly text: SearchText;
  /** Phonetic keys of the field; undefined: not compared, or not computed yet. */
  readonly sound: SearchText | undefined;
}

export interface Found {
  /** Index of the dish in the list. */
  readonly dish: number;
  /** Match cost, lowest first. */
  readonly cost: number;
}

/** Cost class of each field, in the guest's language and in others: names, then contents, extras, descriptions. */
const CLASS: Readonly<Record<SearchFieldKind, readonly [own: number, other: number]>> = {
  name: [0, 1],
  tags: [2, 3],
  extras: [4, 5],
  description: [6, 7],
};
const STEP = 8;
/** Lowest cost of a word found only in a description. */
export const DESCRIBED = CLASS.description[0] * STEP;
/** Cost of a dish found by its declared allergen: after dishes whose texts have the word. */
const DECLARED = CLASS.tags[0] * STEP + INSIDE;
const BY_SOUND = 5;
const BY_SOUND_INSIDE = 6;
const NEARLY = 7;
const NOWHERE = 255;
/** A word whose spelling finds fewer dishes than this is also searched by sound. */
const FEW = 8;
/** Number of dishes that the screen shows at first. */
const ENOUGH = 60;
/**
 * One letter matches only names. Two letters match word beginnings, and inside names. Descriptions in other languages match
 * only at word beginnings: "ramen" is in "ligeramente".
 */
const isSaid = (word: string): boolean => word.length > 1;
const inside = (word: string, { kind, own }: SearchField): boolean =>
  (own || kind !== 'description') && (word.length > (kind === 'name' ? 1 : 2) || !/[a-z0-9]/.test(word));

const costOf = ({ kind, own }: SearchField, how: number): number => CLASS[kind][own ? 0 : 1] * STEP + how;
/** A match by sound in another language costs more than any match by spelling. */
const heardCost = (field: SearchField, how: number): number =>
  costOf(field, how) + (field.own ? 0 : (CLASS.extras[0] - CLASS.name[1]) * STEP);

/** Fields by class, best first. */
const inOrder = (fields: readonly SearchField[]): readonly SearchField[] =>
  fields.toSorted((a, b) => costOf(a, 0) - costOf(b, 0));

/**
 * Dishes that declare the allergen which a word names; undefined: the word names none. Such a word is not looked for inside
 * other words: a guest who asks for "ядки" (nuts) does not mean "разядки" (starters).
 */
export type Declaring = (word: string) => ReadonlySet<number> | undefined;

/** Cost of one word for each dish; NOWHERE: no match. */
const costsOf = (fields: readonly SearchField[], count: number, word: string, declaring: Declaring): Uint8Array => {
  const costs = new Uint8Array(count).fill(NOWHERE);
  let found = 0;
  const put = (dish: number, cost: number): void => {
    const before = costs[dish] ?? NOWHERE;
    if (before === NOWHERE) found++;
    if (cost < before) costs[dish] = cost;
  };
  const declared = declaring(word);
  declared?.forEach((dish) => void put(dish, DECLARED));
  for (const field of inOrder(fields)) {
    if (field.kind !== 'name' && !isSaid(word)) continue;
    // Descriptions in other languages are searched only when little else was found.
    if (field.kind === 'description' && !field.own && found >= ENOUGH) break;
    scan(field.text, word, !declared && inside(word, field), (dish, how: HowFound) => put(dish, costOf(field, how)));
  }
  if (found >= FEW || word.length < 2) return costs;
  for (const field of fields) {
    if (!field.sound) continue;
    for (const reading of readingsOf(word)) {
      // Skips readings like "k" of "qqqq", which would match half of the menu.
      if (reading.length < 2) continue;
      scan(field.sound, reading, !declared && reading.length > 3, (dish, how) =>
        put(dish, heardCost(field, how < 4 ? BY_SOUND : BY_SOUND_INSIDE)),
      );
    }
  }
  return costs;
};

/** Dishes that match all words; dishes of equal cost stay in menu order. */
const together = (count: number, all: readonly Uint8Array[]): Found[] => {
  const found: Found[] = [];
  for (let dish = 0; dish < count; dish++) {
    let cost = 0;
    for (const costs of all) {
      const one = costs[dish] ?? NOWHERE;
      cost = one === NOWHERE ? Number.POSITIVE_INFINITY : cost + one;
    }
    if (cost < Number.POSITIVE_INFINITY) found.push({ dish, cost });
  }
  return found.sort((a, b) => a.cost - b.cost || a.dish - b.dish);
};

/** `words` are folded. Each word must match a text of the dish. [S2.09] */
export const searchDishes = (
  fields: readonly SearchField[],
  count: number,
  words: readonly string[],
  declaring: Declaring = () => undefined,
): Found[] =>
  words.length === 0
    ? []
    : together(
        count,
        words.map((word) => costsOf(fields, count, word, declaring)),
      );

/** Searches with typing errors: a word also matches its neighbours, phonetic keys of words on the menu. */
export const searchNearby = (
  fields: readonly SearchField[],
  count: number,
  words: readonly string[],
  near: (word: string) => readonly string[],
  declaring: Declaring = () => undefined,
): Found[] => {
  if (words.length === 0) return [];
  const all = words.map((word) => {
    const costs = costsOf(fields, count, word, declaring);
    for (const sound of near(word)) {
      for (const field of fields) {
        if (!field.sound) continue;
        const cost = costOf(field, NEARLY);
        scan(field.sound, sound, false, (dish) => {
          if (cost < (costs[dish] ?? NOWHERE)) costs[dish] = cost;
        });
      }
    }
    return costs;
  });
  return together(count, all);
};
