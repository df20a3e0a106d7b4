// The name that an order has from the moment it is saved, to be read out across a counter: "K2-41".

/** Without I and O, which read as 1 and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Without 0 and 1. */
const DIGITS = '23456789';

const pick = (from: string, random: () => number): string => from.charAt(Math.floor(random() * from.length));

/** A device's own letter and digit, drawn once and kept. `random` gives [0, 1). */
export const makePrefix = (random: () => number): string => pick(LETTERS, random) + pick(DIGITS, random);

/** `counter` grows by one with every order of the device. */
export const makeLabel = (prefix: string, counter: number): string => `${prefix}-${counter}`;
