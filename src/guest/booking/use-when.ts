// Day and hour of a booking, as the server offers them: for a new booking, and for a change of one.
import { useCallback, useEffect, useRef, useState } from 'react';
import { dateOfDay, dayAt, firstFreeDate } from '#domain/booking/free-hours.ts';
import type { BookingDays, BookingFailure, OfferedHour } from '#domain/booking/own-booking.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';

/** State of a server request: loading, loaded, or failed with a reason. */
export type Asked<T> =
  | 'loading'
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: BookingFailure };

export interface WhenControl {
  readonly days: Asked<BookingDays>;
  /** `undefined`: no day is chosen. */
  readonly hours: Asked<readonly OfferedHour[]> | undefined;
  readonly date: string | undefined;
  /** Epoch ms of the chosen hour. */
  readonly at: number | undefined;
  /** Time that the guest has chosen and that is not free on this day, "19:00"; undefined: none. */
  readonly notFree: string | undefined;
  /** How often the guest has tried to send without an hour; 0: never, or an hour is chosen. */
  readonly lacksHour: number;
  readonly chooseDate: (date: string) => void;
  readonly chooseHour: (at: number) => void;
  /** Repeats a failed request. */
  readonly again: () => void;
}

const isHad = <T>(answer: Asked<T>): boolean => typeof answer === 'object' && answer.ok;

/**
 * Result of a server request; repeated when the key or the network state changes. Earlier data stays when a repeat fails, so
 * that a form does not disappear.
 */
function useAsked<T>(key: string | undefined, ask: () => Promise<Asked<T>>): [Asked<T> | undefined, () => void] {
  const [found, setFound] = useState<{ readonly key: string; readonly answer: Asked<T> }>();
  const [round, setRound] = useState(0);
  const isOnline = useIsOnline();
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and the network ask again.
  useEffect(() => {
    if (key === undefined) return;
    let isHere = true;
    void latest.current().then((answer) => {
      if (isHere)
        setFound((before) =>
          before?.key === key && isHad(before.answer) && !isHad(answer) ? before : { key, answer },
        );
    });
    return () => {
      isHere = false;
    };
  }, [key, round, isOnline]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  if (key === undefined) return [undefined, again];
  return [found?.key === key ? found.answer : 'loading', again];
}

interface WhenOptions {
  /** The wish; `undefined` until something is chosen. */
  readonly key: string | undefined;
  readonly getDays: () => Promise<Asked<BookingDays>>;
  readonly getHours: (date: string) => Promise<Asked<readonly OfferedHour[]>>;
  /** Start of the booking to be changed, chosen until the guest chooses another; epoch ms. */
  readonly startAt?: number;
  readonly onChoose: () => void;
}

export function useWhen({ key, getDays, getHours, startAt, onChoose }: WhenOptions): Omit<WhenControl, 'lacksHour'> & {
  readonly askDays: () => void;
  /** Asks again, without the hour that was taken. */
  readonly refresh: () => void;
} {
  const { place } = useMenu();
  const [picked, setPicked] = useState<{
    readonly date: string;
    readonly at: number | undefined;
    /** Time chosen on another day, kept for this one. */
    readonly time: string | undefined;
  }>();
  const dateAt = (at: number): string => dateOfDay(dayAt(at, place.timeZone));
  const ownDate = startAt === undefined ? undefined : dateAt(startAt);
  const [days = 'loading', askDays] = useAsked<BookingDays>(key, getDays);
  // The first free day is preselected, so that its hours show without a press.
  const date = picked?.date ?? ownDate ?? (typeof days === 'object' && days.ok ? firstFreeDate(days.value) : undefined);
  const hoursKey = key !== undefined && date !== undefined ? `${date} ${key}` : undefined;
  const [hours, askHours] = useAsked<readonly OfferedHour[]>(hoursKey, async () =>
    date === undefined ? 'loading' : getHours(date),
  );
  const offered = typeof hours === 'object' && hours.ok ? hours.value : undefined;
  const sameTime = offered?.find(({ time, free }) => free && time === picked?.time)?.at;
  const wished = picked?.at ?? sameTime ?? (date === ownDate && picked?.time === undefined ? startAt : undefined);
  // After a change of size or party, the chosen hour may no longer be offered.
  const isOffered = !offered || offered.some(({ at, free }) => at === wished && free);
  const timeOf = (one: number | undefined) => offered?.find(({ at }) => at === one)?.time ?? picked?.time;
  const at = isOffered ? wished : undefined;
  const again = () => {
    askDays();
    askHours();
  };
  return {
    ...{ days, hours, date, askDays, again },
    at,
    notFree: offered && at === undefined ? timeOf(picked?.at) : undefined,
    chooseDate: (next) => {
      setPicked({ date: next, at: undefined, time: timeOf(wished) });
      onChoose();
    },
    chooseHour: (next) => {
      setPicked({ date: dateAt(next), at: next, time: undefined });
      onChoose();
    },
    refresh: () => {
      setPicked((before) => before && { ...before, at: undefined, time: undefined });
      again();
    },
  };
}
