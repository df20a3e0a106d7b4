// Label of an order from the moment it is saved, easy to read aloud: "KM2-41".

/** Without I and O, which look like 1 and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Second letters, without vowels, so that no word results. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
/** Without 0 and 1. */
const DIGITS = '23456789';

const pick = (from: string, random: () => number): string => from.charAt(Math.floor(random() * from.length));

/**
 * Two letters and a digit of the device, drawn once and stored. `random` returns [0, 1). With 3,680 prefixes and 20 phones,
 * a collision occurs on every twentieth evening; with one letter it was two evenings of three.
 */
export const makePrefix = (random: () => number): string =>
  pick(LETTERS, random) + pick(CONSONANTS, random) + pick(DIGITS, random);

/** `counter` grows by one with each order of the device. */
export const makeLabel = (prefix: string, counter: number): string => `${prefix}-${counter}`;

/** Fallback labels, in sequence, when another open order of the place has the same label: "KM2-41B". */
export const furtherLabels = (label: string): readonly string[] => [...CONSONANTS].map((letter) => label + letter);
