// Prevents double bookings: each booking takes whole quarters of an hour of its resources, and each quarter is taken once.

const QUARTER = 900_000;
const MINUTE = 60_000;

/** Number of a quarter of an hour since 1970. */
export type Cell = number;

/** The quarters that a booking touches, including the minutes after it. Minutes are elapsed time, not wall-clock time. */
export const cellsOf = (startAt: number, minutes: number): readonly Cell[] => {
  const first = Math.floor(startAt / QUARTER);
  const end = Math.ceil((startAt + minutes * MINUTE) / QUARTER);
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
};

/** The quarters between two instants, for a range query of taken ones. */
export const cellsBetween = (from: number, to: number): { readonly first: Cell; readonly end: Cell } => ({
  first: Math.floor(from / QUARTER),
  end: Math.ceil(to / QUARTER),
});

/** Taken quarters, as `takenKey` names them. */
export type Taken = ReadonlySet<string>;
export const takenKey = (resource: string, cell: Cell): string => `${cell} ${resource}`;

/** Whether all resources are free for the whole time. */
export const isFree = (taken: Taken, resources: readonly string[], cells: readonly Cell[]): boolean =>
  resources.every((resource) => cells.every((cell) => !taken.has(takenKey(resource, cell))));
