// Approximate phonetic keys: a dish is written in one alphabet and searched in another. "капучино" and "Cappuccino", "пица"
// and "Pizza", "6opska" and "Шопска" get the same key. Works on folded words, and only adds results.

type Rule = readonly [letters: string, before: string, sound: string];

const VOWELS = 'aou';
const SOFT = 'eiy';
/** Rules by first letter; the first match wins. `before`: one of these letters must follow. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  a: [['ae', '', 'a']],
  c: [
    ['cci', VOWELS, 'ch'],
    ['ci', VOWELS, 'ch'],
    ['cch', '', 'k'],
    ['cc', SOFT, 'ch'],
    ['ch', '', 'ch'],
    ['ck', '', 'k'],
    ['c', SOFT, 's'],
    ['c', '', 'k'],
  ],
  d: [['dzh', '', 'j']],
  e: [['ee', '', 'i']],
  g: [
    ['gli', '', 'li'],
    ['gh', '', 'g'],
    ['gi', VOWELS, 'j'],
    ['gn', VOWELS, 'ni'],
  ],
  k: [['kh', '', 'h']],
  o: [
    ['ou', '', 'u'],
    ['oo', '', 'u'],
    ['oe', '', 'o'],
  ],
  p: [['ph', '', 'f']],
  q: [
    ['qu', SOFT, 'k'],
    ['qu', '', 'kv'],
    ['q', '', 'k'],
  ],
  r: [['rh', '', 'r']],
  s: [
    ['sch', '', 'sh'],
    ['sci', VOWELS, 'sh'],
    ['sc', SOFT, 'sh'],
  ],
  t: [
    ['tsch', '', 'ch'],
    ['tch', '', 'ch'],
    ['th', '', 't'],
    ['ts', '', 's'],
    ['tz', '', 's'],
  ],
  u: [['ue', '', 'u']],
  w: [['w', '', 'v']],
  x: [['x', '', 'ks']],
  y: [['y', '', 'i']],
  z: [
    ['zh', '', 'j'],
    ['z', '', 's'],
  ],
};

/** Phonetic key of a folded text. Doubled letters become one; spaces stay. */
export const soundOf = (folded: string): string => {
  let sound = '';
  let last = '';
  for (let at = 0; at < folded.length; ) {
    const letter = folded.charAt(at);
    const rule = RULES[letter]?.find(
      ([letters, before]) =>
        folded.startsWith(letters, at) &&
        (before === '' || (at + letters.length < folded.length && before.includes(folded.charAt(at + letters.length)))),
    );
    const said = rule ? rule[2] : letter;
    at += rule ? rule[0].length : 1;
    sound += said.charAt(0) === last && last !== ' ' && !isDigit(last) ? said.slice(1) : said;
    last = said.charAt(said.length - 1);
  }
  return sound;
};

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

/** Bulgarian chat spelling: one Latin letter or digit per sound. */
const CHAT: Readonly<Record<string, string>> = { 4: 'ch', 6: 'sh', q: 'ya', x: 'h', c: 'ts', w: 'v' };

const unchat = (word: string): string =>
  // A word of digits only ("350", "7") is a number; "6opska" is a word.
  /[a-z]/.test(word) ? word.replace(/[46qxw]|c(?!h)/g, (letter) => CHAT[letter] ?? letter) : word;

/** Rejects readings like "zzzzqq", whose key "sk" would match half of the menu. */
const says = (reading: string, word: string): boolean =>
  reading.length * 2 >= word.length &&
  (reading.length > 2 || reading.length === word.length || /[aeiou]/.test(reading));

/** Possible phonetic keys of a folded word: one or two. Empty when the key would be too short. */
export const readingsOf = (word: string): readonly string[] =>
  [...new Set([soundOf(word), soundOf(unchat(word))])].filter((reading) => says(reading, word));
