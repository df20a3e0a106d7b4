// Waiting time of an order, as its ticket's head shows it.

/** Age in ms at which the ticket turns warm, and an order that nobody has accepted needs a waiter or a manager. */
export const WARM_MS = 8 * 60_000;
/** Age in ms above which the ticket is hot, and from which the order's food is late. */
export const LATE_MS = 15 * 60_000;

/** Urgency of an order by its age. */
export const heatOf = (placedAt: number, now: number): 'cool' | 'warm' | 'hot' => {
  const age = now - placedAt;
  return age > LATE_MS ? 'hot' : age >= WARM_MS ? 'warm' : 'cool';
};
