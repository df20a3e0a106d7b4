// Causes of a rejection beside its code. A module of its own: a guest's phone reads no list of them.

/** Causes that staff choose. Persisted: values are added and never renamed. */
export const STAFF_CAUSES = ['mistake', 'changed_mind'] as const;
/** Causes for a dish that is made already. Persisted. */
export const RETURN_CAUSES = ['returned', 'wrong_dish', 'dissatisfied', 'long_wait'] as const;
/**
 * Causes of `other` that every app has in words, so that a guest reads them in their own language. `withdrawn`: the guest's
 * own press.
 */
export const REJECT_CAUSES = [...STAFF_CAUSES, 'withdrawn', ...RETURN_CAUSES] as const;
export type RejectCause = (typeof REJECT_CAUSES)[number];
