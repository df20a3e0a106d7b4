import type { Booking } from './booking.ts';
import type { CalendarEntry } from './calendar-file.ts';

type Told = Pick<Booking, 'id' | 'status' | 'thing' | 'startAt' | 'endAt' | 'people' | 'sequence' | 'changedAt'>;

/** A booking as a calendar entry; the same entry in each file and mail about it. `people`, `table`: as text. */
export const bookingEntry = (
  { id, status, thing, startAt, endAt, sequence, changedAt }: Told,
  at: {
    readonly placeName: string;
    readonly address: string;
    readonly email: string;
    readonly url: string | undefined;
    readonly people: string;
    /** Title of a table: "Table at Neven". */
    readonly table: string;
  },
): CalendarEntry => {
  const stands = status === 'confirmed' || status === 'arrived';
  return {
    uid: `${id}@booking.tabl`,
    sequence,
    status: stands ? 'CONFIRMED' : status === 'pending' || status === 'unpaid' ? 'TENTATIVE' : 'CANCELLED',
    ...{ startAt, endAt, changedAt },
    ...(thing.kind === 'table'
      ? { title: at.table, description: `${thing.name}\n${at.people}` }
      : {
          title: `${thing.name}${thing.size === '' ? '' : `, ${thing.size}`} – ${at.placeName}`,
          description: at.people,
        }),
    where: [at.placeName, at.address].filter(Boolean).join(', '),
    url: at.url,
    organiser: at.email === '' ? undefined : { name: at.placeName, email: at.email },
  };
};
