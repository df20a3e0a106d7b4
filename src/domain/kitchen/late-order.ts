// Waiting time of an order, as its ticket's head shows it.

export const WARM_MS = 8 * 60_000;
export const LATE_MS = 15 * 60_000;

/** Urgency of an order by its age. */
export const heatOf = (placedAt: number, now: number): 'cool' | 'warm' | 'hot' => {
  const age = now - placedAt;
  return age > LATE_MS ? 'hot' : age >= WARM_MS ? 'warm' : 'cool';
};
