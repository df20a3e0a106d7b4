import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Column, type Hung, hangTickets, inColumns, type MeasuredRows } from '#domain/kitchen/columns.ts';
import { type Ticket, ticketKey, type VoidTicket } from '#domain/kitchen/tickets.ts';
import styles from './ticket-columns.module.css';

type Hanging = Ticket | VoidTicket;

/** Height of one estimated row of a ticket, and the gap below a ticket, in rem. */
const ROW_REM = 2.2;
const GAP_REM = 1;
/** A smaller change of a ticket's height does not move tickets, in rows. */
const FINE_ROWS = 0.25;

/** Number of columns that the CSS gives the grid; `undefined` before layout. */
function useColumnCount(ref: RefObject<HTMLElement | null>): number | undefined {
  const [count, setCount] = useState<number>();
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const look = () => {
      const tracks = getComputedStyle(grid).gridTemplateColumns.split(' ');
      setCount(Math.max(1, tracks.filter((track) => Number.parseFloat(track) > 0).length));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [ref]);
  return count;
}

/** Heights of the drawn tickets, by key; without layout, as in a test, none is known and the estimate stands. */
const measure = (grid: HTMLElement, columns: readonly Column<Hanging>[]): MeasuredRows => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const rows = columns.flatMap(({ tickets }, column) =>
    tickets.map((ticket, at) => {
      const card = grid.children[column]?.children[at];
      const height = card instanceof HTMLElement ? card.offsetHeight : 0;
      return [ticketKey(ticket), height && (height / rem + GAP_REM) / ROW_REM] as const;
    }),
  );
  return new Map(rows.filter(([, height]) => height > 0));
};

const isSame = (one: MeasuredRows, other: MeasuredRows): boolean =>
  one.size === other.size && [...one].every(([key, rows]) => Math.abs(rows - (other.get(key) ?? 0)) < FINE_ROWS);

/** A layout, and the heights that it was made from. */
interface Placed {
  readonly hung: Hung;
  readonly by: MeasuredRows;
}

/** The next layout. A place that was found by an estimated height is not kept. */
const place = (
  before: Placed | undefined,
  { tickets, isStill }: Pick<TicketColumnsProps, 'tickets' | 'isStill'>,
  count: number,
  by: MeasuredRows,
): Placed => {
  const held = before && {
    ...before.hung,
    columnOf: new Map([...before.hung.columnOf].filter(([key]) => before.by.has(key))),
  };
  return { hung: hangTickets(held, tickets, count, by, isStill), by };
};

interface TicketColumnsProps {
  /** Voids first, then the open ones, oldest first. */
  readonly tickets: readonly Hanging[];
  /** A cook has just pressed or finished a ticket: the shown ones keep their columns meanwhile. */
  readonly isStill: boolean;
  /** A station's own screen has larger type than a viewer's. */
  readonly isStation: boolean;
  readonly draw: (ticket: Hanging) => ReactNode;
}

/** The tickets side by side: the oldest at the top left, each next one to its right, then a row below. */
export const TicketColumns = ({ tickets, isStill, isStation, draw }: TicketColumnsProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const count = useColumnCount(grid);
  const placed = useRef<Placed>(undefined);
  const [measured, setMeasured] = useState<MeasuredRows>(new Map());
  if (count !== undefined) placed.current = place(placed.current, { tickets, isStill }, count, measured);
  const columns = placed.current ? inColumns(placed.current.hung, tickets) : [];
  const latest = useRef(columns);
  latest.current = columns;
  const layout = columns.map((column) => column.tickets.map(ticketKey).join()).join(';');
  // Before paint, so that nobody sees a new ticket jump from its estimated column.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tickets in the columns are measured anew.
  useLayoutEffect(() => {
    const node = grid.current;
    if (!node) return;
    const look = () => {
      const now = measure(node, latest.current);
      setMeasured((before) => (isSame(before, now) ? before : now));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    for (const column of node.children) observer.observe(column);
    return () => observer.disconnect();
  }, [layout]);
  return (
    <div ref={grid} className={styles.columns} data-station={isStation || undefined}>
      {columns.map((column) => (
        <div key={column.id} className={styles.column}>
          {column.tickets.map(draw)}
        </div>
      ))}
    </div>
  );
};
