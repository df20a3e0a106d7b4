// Booking of a product or a table: available days and hours, the form, and one booking per press.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { phoneToSend } from '#contract/order/phone-number.ts';
import { book, getBusyDates, getFreeHours } from '#core/api/booking/bookings-requests.ts';
import { readAccount } from '#core/platform/account/account-storage.ts';
import { keepBooking } from '#core/platform/booking/kept-bookings.ts';
import { type BookingFaults, type BookingForm, bookingFaults } from '#domain/booking/booking-verdict.ts';
import { cancelEnd } from '#domain/booking/cancel-until.ts';
import { dateOfDay, dayAt, firstFreeDate } from '#domain/booking/free-hours.ts';
import type {
  BookingDays,
  BookingFailure,
  BookingTarget,
  OfferedHour,
  OwnBooking,
} from '#domain/booking/own-booking.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { useKnownGuest } from '#guest/order/use-known-guest.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { usePayDeposit } from './use-pay-deposit.ts';

/** State of a server request: loading, loaded, or failed with a reason. */
export type Asked<T> =
  | 'loading'
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: BookingFailure };

export interface BookingControl {
  readonly days: Asked<BookingDays>;
  /** `undefined`: no day is chosen. */
  readonly hours: Asked<readonly OfferedHour[]> | undefined;
  readonly date: string | undefined;
  /** Epoch ms of the chosen hour. */
  readonly at: number | undefined;
  /**
   * Cancellation limit of the chosen hour, epoch ms; `until` is `undefined` when cancelling is no longer possible.
   * `undefined`: no hour is chosen.
   */
  readonly cancels: { readonly until: number | undefined } | undefined;
  readonly form: BookingForm;
  /** Errors, shown after the guest has tried to send. */
  readonly faults: BookingFaults;
  /** The guest has tried to send without an hour. */
  readonly lacksHour: boolean;
  readonly failure: BookingFailure | undefined;
  readonly isSending: boolean;
  readonly done: OwnBooking | undefined;
  readonly chooseDate: (date: string) => void;
  readonly chooseHour: (at: number) => void;
  readonly change: (form: Partial<BookingForm>) => void;
  /** Repeats a failed request. */
  readonly again: () => void;
  readonly send: () => void;
}

const newId = (now: number): string => makeOrderId(now, crypto.getRandomValues(new Uint8Array(10)));

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

/** `target`: `undefined` until something is chosen. `people`: part of the target for a table. */
export function useBooking(
  target: BookingTarget | undefined,
  price: Minor | undefined,
  people?: number,
): BookingControl {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const { language } = useLanguage();
  const { known, keep } = useKnownGuest();
  const payDeposit = usePayDeposit();
  const isShared = useIsSharedDevice();
  const [typed, setTyped] = useState<BookingForm>(() => ({
    ...{ people: 1, name: known?.name ?? '', phone: known?.phone ?? '', email: '', comment: '' },
  }));
  const [picked, setDate] = useState<string>();
  const [at, setAt] = useState<number>();
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<BookingFailure>();
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<OwnBooking>();
  const attempt = useRef<{ readonly what: string; readonly id: string }>(undefined);

  const key = target && JSON.stringify(target);
  const [days = 'loading', askDays] = useAsked<BookingDays>(key, async () =>
    target ? getBusyDates(http, place, target) : 'loading',
  );
  // The first free day is preselected, so that its hours show without a press.
  const date = picked ?? (typeof days === 'object' && days.ok ? firstFreeDate(days.value) : undefined);
  const hoursKey = key !== undefined && date !== undefined ? `${date} ${key}` : undefined;
  const [hours, askHours] = useAsked<readonly OfferedHour[]>(hoursKey, async () =>
    target && date !== undefined ? getFreeHours(http, place.id, target, date) : 'loading',
  );
  // After a change of size or party, the chosen hour may no longer be offered.
  const isOffered = typeof hours !== 'object' || !hours.ok || hours.value.some((hour) => hour.at === at && hour.free);
  const chosen = isOffered ? at : undefined;

  const form = useMemo(() => ({ ...typed, people: people ?? typed.people }), [typed, people]);
  const mostPeople = typeof days === 'object' && days.ok ? days.value.mostPeople : Number.POSITIVE_INFINITY;
  const toSend = { ...form, phone: phoneToSend(form.phone, place.phone) };
  const faults = bookingFaults(toSend, mostPeople);

  const limit = typeof days === 'object' && days.ok ? days.value.cancelLimit : undefined;
  const cancels =
    chosen === undefined || limit === undefined
      ? undefined
      : { until: cancelEnd({ status: 'confirmed', startAt: chosen }, limit, serverNow()) };

  const send = () => {
    setTried(true);
    if (isSending || !target || chosen === undefined || Object.keys(faults).length > 0) return;
    const what = JSON.stringify([target, chosen, toSend]);
    // A retry of a request that may have arrived keeps its id, so that it is booked once.
    const id = attempt.current?.what === what ? attempt.current.id : newId(serverNow());
    attempt.current = { what, id };
    setSending(true);
    setFailure(undefined);
    const { currency } = place;
    const deposit = typeof days === 'object' && days.ok ? days.value.deposit : undefined;
    const shown = {
      price: price === undefined ? undefined : { amount: price, currency },
      deposit: deposit === undefined ? undefined : { amount: deposit, currency },
    };
    void book(http, place.id, { id, target, startAt: chosen, form: toSend, language, ...shown }).then(
      async (booked) => {
        setSending(false);
        if (booked.ok) {
          keep({ name: toSend.name.trim(), phone: toSend.phone });
          if (!isShared && !readAccount()) keepBooking(place.id, booked.value.key);
          setDone(booked.value);
          return payDeposit(booked.value);
        }
        setFailure(booked.error);
        // The deposit may have changed.
        if (booked.error.kind === 'price') askDays();
        if (booked.error.kind !== 'taken' && booked.error.kind !== 'time') return;
        setAt(undefined);
        askDays();
        askHours();
      },
    );
  };

  return {
    ...{ days, hours, date, at: chosen, cancels, form, failure, isSending, done, send },
    faults: isTried ? faults : {},
    lacksHour: isTried && chosen === undefined,
    chooseDate: (next) => {
      setDate(next);
      setAt(undefined);
      setFailure(undefined);
    },
    chooseHour: (next) => {
      setDate(dateOfDay(dayAt(next, place.timeZone)));
      setAt(next);
      setFailure(undefined);
    },
    change: (next) => setTyped((before) => ({ ...before, ...next })),
    again: () => {
      askDays();
      askHours();
    },
  };
}
