// Column of each ticket on a station's screen: the oldest are at the top, and a finished ticket moves no other to the side
// unless the other hangs much lower than it could.
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
 * Rows that a ticket may hang lower than it could. Within them it keeps its column, so that cooks find it again; the order of
 * age stays clear, because an older ticket is never lower by more.
 */
const SLACK_ROWS = 4;

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
 * Assigns columns, oldest ticket first: a shown ticket keeps its column unless a shorter one would lift it noticeably; any
 * other goes to the shortest column, the leftmost of equals. With another number of columns all are assigned anew.
 * `isStill`: every shown ticket keeps its column.
 */
export const hangTickets = (
  before: Hung | undefined,
  tickets: readonly Hangable[],
  columns: number,
  measured: MeasuredRows = new Map(),
  isStill = false,
): Hung => {
  const held = before?.columns === columns ? before.columnOf : undefined;
  const rows = Array.from({ length: columns }, () => 0);
  const columnOf = new Map<string, number>();
  for (const ticket of tickets) {
    const key = ticketKey(ticket);
    const shortest = Math.min(...rows);
    const stays = held?.get(key);
    const isKept = stays !== undefined && (isStill || (rows[stays] ?? 0) - shortest <= SLACK_ROWS);
    const column = isKept ? stays : rows.indexOf(shortest);
    rows[column] = (rows[column] ?? 0) + (measured.get(key) ?? rowsOf(ticket));
    columnOf.set(key, column);
  }
  return { columns, columnOf };
};

export interface Column<T> {
  /** Its place from the left. */
  readonly id: number;
  /** Void tickets first, then as given, oldest first. */
  readonly tickets: readonly T[];
}

/**
 * Columns from left to right. Every column keeps its place when others empty, so that cooks find each ticket where it hung;
 * a column that is empty gets the next ticket.
 */
export const inColumns = <T extends Parameters<typeof ticketKey>[0]>(
  { columns, columnOf }: Hung,
  tickets: readonly T[],
): readonly Column<T>[] =>
  Array.from({ length: columns }, (_, id) => ({
    id,
    tickets: tickets.filter((ticket) => columnOf.get(ticketKey(ticket)) === id),
  }));
