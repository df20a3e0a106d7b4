// Column of each ticket on a station's screen: filled from left to right in rows, oldest first, like text.
import { type Ticket, ticketKey, type VoidTicket } from './tickets.ts';

/** Column index of each ticket, from the left. */
export interface Hung {
  readonly columns: number;
  /** By the ticket's key. */
  readonly columnOf: ReadonlyMap<string, number>;
}

type Hangable = Pick<Ticket, 'id' | 'avoids' | 'diets' | 'details'> &
  Partial<Pick<VoidTicket, 'isPart'>> & {
    readonly lines: readonly Pick<Ticket['lines'][number], 'line' | 'dish' | 'allergies' | 'doubts' | 'against'>[];
  };

/** Height of a ticket's head and buttons, in rows. */
const FRAME_ROWS = 6;

/** Characters in a row of the narrowest column: a dish's name in large type, and smaller text below it. */
const NAME_CHARS = 13;
const NOTE_CHARS = 20;

const rowsOfText = (text: string, chars: number): number => Math.ceil(text.length / chars);

/**
 * A column that hangs lower than the shortest by more rows than this gets no ticket in this round: below a very long ticket
 * an old order would be out of sight, while younger ones hang higher.
 */
const SKIP_ROWS = 5;

/** Estimated height of a ticket that is not drawn yet, in rows of text. */
const rowsOf = ({ avoids, diets, details, lines }: Hangable): number => {
  const notes = Math.min(1, avoids.length) + Math.min(1, diets.length) + (details ? 2 : 0);
  const flags = lines.some(({ dish, allergies, doubts }) => dish.comment || allergies.length + doubts.length > 0);
  const dishes = lines.map(({ dish, allergies, doubts, against }) => {
    const choices = dish.added.length + dish.removed.length + (dish.modifiers?.length ?? 0);
    const text = rowsOfText(dish.name, NAME_CHARS) + rowsOfText(dish.comment ?? '', NOTE_CHARS);
    return 1 + text + choices + [allergies, doubts, against].filter((named) => named.length > 0).length;
  });
  return FRAME_ROWS + notes + Number(flags) + dishes.reduce((sum, rows) => sum + rows, 0);
};

/** Height of a drawn ticket in rows, by its key. */
export type MeasuredRows = ReadonlyMap<string, number>;

/**
 * Assigns columns, oldest ticket first: each goes to the next column on the right, and from the last one back to the first.
 * A gap closes, because every later ticket moves up by one place. `isStill`: shown tickets keep their columns, and new ones
 * follow the last.
 */
export const hangTickets = (
  before: Hung | undefined,
  tickets: readonly Hangable[],
  columns: number,
  measured: MeasuredRows = new Map(),
  isStill = false,
): Hung => {
  const held = isStill && before?.columns === columns ? before.columnOf : undefined;
  const rows = Array.from({ length: columns }, () => 0);
  const columnOf = new Map<string, number>();
  let next = 0;
  for (const ticket of tickets) {
    const key = ticketKey(ticket);
    const shortest = Math.min(...rows);
    let column = held?.get(key) ?? next;
    while (!held?.has(key) && (rows[column] ?? 0) - shortest > SKIP_ROWS) column = (column + 1) % columns;
    rows[column] = (rows[column] ?? 0) + (measured.get(key) ?? rowsOf(ticket));
    columnOf.set(key, column);
    next = (column + 1) % columns;
  }
  return { columns, columnOf };
};

export interface Column<T> {
  /** Its place from the left. */
  readonly id: number;
  /** Void tickets first, then as given, oldest first. */
  readonly tickets: readonly T[];
}

/** Columns from left to right, the empty ones too: the board has the same columns with few tickets as with many. */
export const inColumns = <T extends Parameters<typeof ticketKey>[0]>(
  { columns, columnOf }: Hung,
  tickets: readonly T[],
): readonly Column<T>[] =>
  Array.from({ length: columns }, (_, id) => ({
    id,
    tickets: tickets.filter((ticket) => columnOf.get(ticketKey(ticket)) === id),
  }));
