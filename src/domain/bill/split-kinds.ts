// Kinds of split and limits of people; they validate wishes on the wire.
export const SPLIT_KINDS = ['evenly', 'byPerson', 'byDish'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

/** Kinds of a paid share. Persisted: values are added and never renamed. */
export const SHARE_KINDS = [...SPLIT_KINDS, 'amount', 'rest'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const FEWEST_PEOPLE = 2;
export const MOST_PEOPLE = 20;
