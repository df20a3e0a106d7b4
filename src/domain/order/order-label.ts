// The name that an order has from the moment it is saved, to be read out across a counter: "KM2-41".

/** Without I and O, which read as 1 and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Letters that make no word with the first one. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
/** Without 0 and 1. */
const DIGITS = '23456789';

const pick = (from: string, random: () => number): string => from.charAt(Math.floor(random() * from.length));

/**
 * Two letters and a digit of the device, drawn once and kept. `random` gives [0, 1). There are 3,680 of them: of 20 phones in a
 * house, two have the same one on every twentieth evening; with one letter they had on two evenings of three.
 */
export const makePrefix = (random: () => number): string =>
  pick(LETTERS, random) + pick(CONSONANTS, random) + pick(DIGITS, random);

/** `counter` grows by one with every order of the device. */
export const makeLabel = (prefix: string, counter: number): string => `${prefix}-${counter}`;

/** Labels for an order whose own one belongs to another open order at the same place, the first first: "KM2-41B". */
export const furtherLabels = (label: string): readonly string[] => [...CONSONANTS].map((letter) => label + letter);
