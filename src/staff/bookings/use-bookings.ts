// The bookings of a day, reloaded as the place's journal grows, and the actions on them.
import { useCallback, useEffect, useState } from 'react';
import type {
  EditBody,
  EntryBody,
  EntryHoursBody,
  StaffDay,
  StaffHours,
  WireStaffAction,
} from '#contract/booking/staff-bookings.ts';
import type { Http } from '#core/api/http.ts';
import {
  changeBooking,
  editBooking,
  enterBooking,
  listBookings,
  listEntryHours,
  listMoveHours,
} from '#core/api/staff/bookings-requests.ts';
import type { TableTaken } from '#domain/booking/tables-at.ts';
import { useDebounced } from '#shared/use-debounced.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

export type StaffBooking = StaffDay['bookings'][number];
export type StaffAction = WireStaffAction;
export type DayHour = { readonly time: string; readonly start: string; readonly free: boolean };

/** Times of a day, and the bookings that have tables then. */
export interface DayHours {
  readonly hours: readonly DayHour[];
  /** Minutes for which a table is needed; `undefined`: an older server, or not a table. */
  readonly minutes?: number | undefined;
  /** `undefined`: an older server. */
  readonly taken?: readonly TableTaken[] | undefined;
}

const toHours = ({ free_hours, minutes, taken }: StaffHours): DayHours => ({
  ...{ hours: free_hours, minutes },
  taken: taken?.map(({ table, start, until, name }) => ({
    ...{ table, name, startAt: Date.parse(start), until: Date.parse(until) },
  })),
});

/** Delay before a reload, ms, because a list that changes under a finger is unreadable. */
const SETTLE_MS = 1_000;

export interface BookingsHere {
  /** `undefined`: not loaded yet. */
  readonly found: StaffDay | undefined;
  readonly why: string | undefined;
  /** The last action that failed, by its booking. */
  readonly refused?: { readonly id: string; readonly why: string } | undefined;
  readonly act: (id: string, action: StaffAction) => Promise<boolean>;
  /**
   * Times for a booking that is moved or edited; `people`: instead of its own number. `undefined`: they could not be
   * loaded.
   */
  readonly hoursOf: (id: string, date: string, people?: number) => Promise<DayHours | undefined>;
  /** Times for a booking that staff enter; `undefined`: they could not be loaded. */
  readonly hoursFor: (wish: EntryHoursBody) => Promise<DayHours | undefined>;
  /** Resolves to the reason of a rejection; `undefined` when the booking is saved. */
  readonly edit: (id: string, edit: EditBody) => Promise<string | undefined>;
  /** Enters a booking once per id. `why`: the reason of a rejection; `occupied`: its tables at which guests sit now. */
  readonly enter: (
    id: string,
    entry: EntryBody,
  ) => Promise<{ readonly why?: string; readonly occupied?: readonly string[] | undefined }>;
}

export function useBookings(date: string): BookingsHere {
  const read = useCallback((send: Http['send']) => listBookings(send, date), [date]);
  const { found, problem, ask, attempt, again } = useManaged(read);
  const [failed, setFailed] = useState<{ readonly id: string; readonly why: string }>();
  const seq = useDebounced(useBoard().board?.seq, SETTLE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of the journal reads again.
  useEffect(() => void again(), [seq]);
  const hoursFor = useCallback(
    async (wish: EntryHoursBody) => {
      const hours = await ask((send) => listEntryHours(send, wish));
      return hours.ok ? toHours(hours.value) : undefined;
    },
    [ask],
  );
  const hoursOf = useCallback(
    async (id: string, date: string, people?: number) => {
      const hours = await ask((send) => listMoveHours(send, id, { date, people }));
      return hours.ok ? toHours(hours.value) : undefined;
    },
    [ask],
  );
  // A booking that is listed shows itself why its action failed.
  const isOnCard = found?.date === date && found.bookings.some(({ id }) => id === failed?.id);
  return {
    found: found?.date === date ? found : undefined,
    why: isOnCard ? undefined : (failed?.why ?? problem?.why),
    refused: failed,
    act: async (id, action) => {
      const done = await attempt((send) => changeBooking(send, id, action));
      setFailed(done.ok ? undefined : { id, why: done.error.why });
      return done.ok;
    },
    hoursOf,
    hoursFor,
    edit: async (id, facts) => {
      const done = await ask((send) => editBooking(send, id, facts));
      if (!done.ok) return done.error.why;
      await again();
      return undefined;
    },
    enter: async (id, entry) => {
      const done = await ask((send) => enterBooking(send, id, entry));
      if (!done.ok) return { why: done.error.why };
      await again();
      return { occupied: done.value.occupied };
    },
  };
}
