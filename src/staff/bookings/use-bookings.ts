// The bookings of a day, reloaded as the place's journal grows, and the actions on them.
import { useCallback, useEffect, useState } from 'react';
import type { EntryBody, EntryHoursBody, StaffDay, WireStaffAction } from '#contract/booking/staff-bookings.ts';
import type { Http } from '#core/api/http.ts';
import {
  changeBooking,
  enterBooking,
  listBookings,
  listEntryHours,
  listMoveHours,
} from '#core/api/staff/bookings-requests.ts';
import { useDebounced } from '#shared/use-debounced.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

export type StaffBooking = StaffDay['bookings'][number];
export type StaffAction = WireStaffAction;
export type DayHour = { readonly time: string; readonly start: string; readonly free: boolean };

/** Delay before a reload, ms, because a list that changes under a finger is unreadable. */
const SETTLE_MS = 1_000;

export interface BookingsHere {
  /** `undefined`: not loaded yet. */
  readonly found: StaffDay | undefined;
  readonly why: string | undefined;
  /** The last action that failed, by its booking. */
  readonly refused?: { readonly id: string; readonly why: string } | undefined;
  readonly act: (id: string, action: StaffAction) => Promise<boolean>;
  /** `undefined`: they could not be loaded. */
  readonly hoursOf: (id: string, date: string) => Promise<readonly DayHour[] | undefined>;
  /** Times for a booking that staff enter; `undefined`: they could not be loaded. */
  readonly hoursFor: (wish: EntryHoursBody) => Promise<readonly DayHour[] | undefined>;
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
      return hours.ok ? hours.value.free_hours : undefined;
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
    hoursOf: async (id, day) => {
      const hours = await attempt((send) => listMoveHours(send, id, day));
      return hours.ok ? hours.value.free_hours : undefined;
    },
    hoursFor,
    enter: async (id, entry) => {
      const done = await ask((send) => enterBooking(send, id, entry));
      if (!done.ok) return { why: done.error.why };
      await again();
      return { occupied: done.value.occupied };
    },
  };
}
