// In which ways a bill is shared, and by how many: what a wish on the wire is checked by.
export const SPLIT_KINDS = ['evenly', 'byPerson', 'byDish'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

/** Of a share that somebody pays. Persisted: they may be added to and never renamed. */
export const SHARE_KINDS = [...SPLIT_KINDS, 'amount', 'rest'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const FEWEST_PEOPLE = 2;
export const MOST_PEOPLE = 20;
