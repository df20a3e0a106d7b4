// Kinds of split, and numbers of people: wishes on the wire are checked by them.
export const SPLIT_KINDS = ['evenly', 'byPerson', 'byDish'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

/** Kinds of a paid share. Persisted: values may be added and never renamed. */
export const SHARE_KINDS = [...SPLIT_KINDS, 'amount', 'rest'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const FEWEST_PEOPLE = 2;
export const MOST_PEOPLE = 20;
