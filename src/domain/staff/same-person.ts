// Identity of staff: two people may have one name, which is only for display.

/** Person who did something. */
export interface NamedDoer {
  readonly by: string;
  /** Id of the person, or of the kitchen's screen; absent: recorded by an older server, or not by a person. */
  readonly byId?: string | undefined;
}

/**
 * Whether both are the same person; compared by name when an id is missing. An older server updates the name and keeps the
 * earlier person's id, so an id counts only together with its own name.
 */
export const isSamePerson = (one: NamedDoer, other: NamedDoer): boolean =>
  one.by === other.by && (one.byId === undefined || other.byId === undefined || one.byId === other.byId);
