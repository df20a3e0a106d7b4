import { type ReactNode, useRef } from 'react';
import { type Hung, hangTickets, inColumns } from '#domain/kitchen/columns.ts';
import type { StationBoard, Ticket, VoidTicket } from '#domain/kitchen/tickets.ts';
import styles from './ticket-columns.module.css';
import { useColumnCount } from './use-column-count.ts';

interface TicketColumnsProps extends Pick<StationBoard, 'voids' | 'open'> {
  readonly draw: (ticket: Ticket | VoidTicket) => ReactNode;
}

/** The tickets side by side, each with the neighbours that it was hung with first, and the oldest at the left. */
export const TicketColumns = ({ voids, open, draw }: TicketColumnsProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const count = useColumnCount(grid);
  const hung = useRef<Hung>(undefined);
  const tickets = [...voids, ...open];
  if (count !== undefined) hung.current = hangTickets(hung.current, tickets, count);
  return (
    <div ref={grid} className={styles.columns}>
      {hung.current &&
        inColumns(hung.current, tickets).map(({ id, tickets: column }) => (
          <div key={id} className={styles.column}>
            {column.map(draw)}
          </div>
        ))}
    </div>
  );
};
