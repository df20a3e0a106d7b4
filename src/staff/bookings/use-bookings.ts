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

/** Request for the times to which a booking can be moved or edited. */
export interface MoveWish {
  readonly date: string;
  /** `undefined`: the booking's own number. */
  readonly people?: number | undefined;
  /** Only these; `undefined`: its own, or any that fit. */
  readonly tables?: readonly string[] | undefined;
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
  /** Times for a booking that is moved or edited; `undefined`: they could not be loaded. */
  readonly hoursOf: (id: string, wish: MoveWish) => Promise<DayHours | undefined>;
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

/** A failed action. `was`: the booking then; once it differs, the message is out of date. */
interface Failed {
  readonly id: string;
  readonly why: string;
  readonly was: string | undefined;
}

const stateOf = (day: StaffDay | undefined, id: string): string | undefined => {
  const booking = day?.bookings.find((one) => one.id === id);
  return booking && JSON.stringify(booking);
};

/** Delay in ms between the questions after a lost answer. */
const CHECK_MS = 3_000;

export function useBookings(date: string): BookingsHere {
  const read = useCallback((send: Http['send']) => listBookings(send, date), [date]);
  const { found, problem, ask, again } = useManaged(read);
  const [failed, setFailed] = useState<Failed>();
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
    async (id: string, wish: MoveWish) => {
      const hours = await ask((send) => listMoveHours(send, id, wish));
      return hours.ok ? toHours(hours.value) : undefined;
    },
    [ask],
  );
  const act = async (id: string, action: StaffAction): Promise<boolean> => {
    const before = stateOf(found, id);
    setFailed(undefined);
    const done = await ask((send) => changeBooking(send, id, action));
    if (!done.ok && done.error.why === 'no_response') {
      setFailed({ id, why: 'act_unanswered', was: before });
      return false;
    }
    // Other people's changes are loaded with a refusal.
    const now = await ask(read);
    await again();
    if (!done.ok) setFailed({ id, why: done.error.why, was: now.ok ? stateOf(now.value, id) : before });
    return done.ok;
  };
  const isUnanswered = failed?.why === 'act_unanswered';
  // After a lost answer the list tells what became of the action: the booking has changed, or nothing was done.
  useEffect(() => {
    if (!isUnanswered) return;
    const check = async () => {
      const now = await ask(read);
      if (!now.ok) return;
      await again();
      setFailed((last) => last && { ...last, why: 'act_undone' });
    };
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => clearInterval(timer);
  }, [isUnanswered, ask, read, again]);
  // A booking that is listed shows itself why its action failed.
  const isOnCard = found?.date === date && found.bookings.some(({ id }) => id === failed?.id);
  const isStale = failed !== undefined && isOnCard && stateOf(found, failed.id) !== failed.was;
  const refused = isStale ? undefined : failed;
  return {
    found: found?.date === date ? found : undefined,
    why: isOnCard ? problem?.why : (failed?.why ?? problem?.why),
    refused,
    act,
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
