// Two of the staff may bear one name: the name is what people read, and no more.

/** Who did something. */
export interface NamedDoer {
  readonly by: string;
  /** Of the person, or of the kitchen's screen; absent: an older server wrote it down, or nobody in particular did it. */
  readonly byId?: string | undefined;
}

/**
 * Whether both are one person; by the name alone where no more is known of one of them. An older server writes a name and
 * leaves the id of whoever stood there before: an id is believed beside its own name alone.
 */
export const isSamePerson = (one: NamedDoer, other: NamedDoer): boolean =>
  one.by === other.by && (one.byId === undefined || other.byId === undefined || one.byId === other.byId);
