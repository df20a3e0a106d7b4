// Sounds of a station.
import type { Ring } from '../service/rings.ts';
import { type StationBoard, type Ticket, ticketKey } from './tickets.ts';

/** An order that went out longer ago than this rings no more. */
const READY_NEWS_MS = 15_000;

/** New orders and voids ring until staff have handled them; a recalled and a served-out order ring once. */
const isCalled = ({ details, dueFrom, lines, isSaidDone }: Ticket, now: number): boolean =>
  !isSaidDone && details?.wantedAt !== undefined && dueFrom <= now && lines.every(({ isDone }) => !isDone);

/** An order for later that was accepted early rings once more when it is due to start. */
export const stationRings = ({ open, ready, voids }: StationBoard, now: number): readonly Ring[] => [
  ...voids.map((ticket): Ring => ({ key: `void ${ticketKey(ticket)}`, kind: 'void' })),
  ...open.flatMap((ticket): Ring[] => {
    const { id, isLoud, isRecalled } = ticket;
    if (isLoud) return [{ key: `new ${id}`, kind: 'new' }];
    if (isCalled(ticket, now)) return [{ key: `due ${id}`, kind: 'changed' }];
    return isRecalled ? [{ key: `changed ${id}`, kind: 'changed' }] : [];
  }),
  ...ready.flatMap(({ id, readyAt }): Ring[] =>
    now - readyAt < READY_NEWS_MS ? [{ key: `ready ${id}`, kind: 'ready' }] : [],
  ),
];
