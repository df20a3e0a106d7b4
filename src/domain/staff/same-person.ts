// Two of the staff may bear one name: the name is what people read, and no more.

/** Person who did something. */
export interface NamedDoer {
  readonly by: string;
  /** Id of the person, or of the kitchen's screen; absent: an older server wrote it down, or no person did it. */
  readonly byId?: string | undefined;
}

/**
 * Whether both are one person; by the name alone where one of them has no id. An older server writes a name and leaves the
 * id of the person before: an id is believed beside its own name alone.
 */
export const isSamePerson = (one: NamedDoer, other: NamedDoer): boolean =>
  one.by === other.by && (one.byId === undefined || other.byId === undefined || one.byId === other.byId);
