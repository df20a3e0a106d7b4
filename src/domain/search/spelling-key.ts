// Folds the usual Latin spellings of Bulgarian names to one key: "Мария", "Maria", "Mariya" and "Mariq" are equal.
import { fold } from './search-fold.ts';

/** Order matters: a longer spelling is replaced before a part of it. */
const SPELLINGS: readonly (readonly [written: RegExp, key: string])[] = [
  [/sht|shch/g, 'st'],
  [/sch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/ts|tz|c(?!h)/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ou/g, 'u'],
  [/q/g, 'ia'],
  // "Юлия" is written Yulia, Julia and Iulia; "Живко" Zhivko and Jivko.
  [/[yj]/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Key of a text, for comparison with other keys only. Also folds case, diacritics and Cyrillic letters. */
export const spellingKey = (text: string): string =>
  SPELLINGS.reduce((key, [written, to]) => key.replace(written, to), fold(text)).trim();
