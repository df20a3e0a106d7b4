// Computes the target position of a row that is dragged along a list.

export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** Index of a row moved by so many px: it passes a neighbour as soon as the row covers half of the neighbour. */
export function placeOf(rows: readonly RowBox[], from: number, moved: number): number {
  const own = rows[from];
  if (!own) return from;
  const top = own.top + moved;
  const bottom = top + own.height;
  const middle = (row: RowBox) => row.top + row.height / 2;
  const before = rows.filter((row, at) => at < from && top < middle(row)).length;
  const behind = rows.filter((row, at) => at > from && bottom > middle(row)).length;
  return from - before + behind;
}
