// Dishes of a bill that are paid for while the rest of the bill is open.
import type { TakenPiece } from './shares.ts';

/** Number of units of a line that are paid, by line index; a line without a paid unit is missing. */
export const paidUnits = (taken: readonly TakenPiece[], orderId: string): ReadonlyMap<number, number> => {
  const units = new Map<number, Set<number>>();
  for (const { orderId: of, line, piece, isPaying } of taken)
    if (of === orderId && !isPaying) units.set(line, (units.get(line) ?? new Set()).add(piece));
  return new Map([...units].map(([line, pieces]) => [line, pieces.size]));
};
