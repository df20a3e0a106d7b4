// Booking of a product or a table: available days and hours, the form, and one booking per press.
import { useMemo, useState } from 'react';
import { phoneToSend } from '#contract/order/phone-number.ts';
import { book, getBusyDates, getFreeHours } from '#core/api/booking/bookings-requests.ts';
import { readAccount } from '#core/platform/account/account-storage.ts';
import { attemptsOf, keepAttempts } from '#core/platform/booking/booking-attempts.ts';
import { keepBooking } from '#core/platform/booking/kept-bookings.ts';
import { attemptFor, type BookingAttempt, sameWish } from '#domain/booking/booking-attempt.ts';
import { type BookingFaults, type BookingForm, bookingFaults } from '#domain/booking/booking-verdict.ts';
import { cancelEnd } from '#domain/booking/cancel-until.ts';
import type { BookingFailure, BookingTarget, OwnBooking } from '#domain/booking/own-booking.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { useKnownGuest } from '#guest/order/use-known-guest.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { usePayDeposit } from './use-pay-deposit.ts';
import { useWhen, type WhenControl } from './use-when.ts';

export interface BookingControl extends WhenControl {
  /**
   * Cancellation limit of the chosen hour, epoch ms; `until` is `undefined` when cancelling is no longer possible.
   * `undefined`: no hour is chosen.
   */
  readonly cancels: { readonly until: number | undefined } | undefined;
  readonly form: BookingForm;
  /** Errors, shown after the guest has tried to send. */
  readonly faults: BookingFaults;
  readonly failure: BookingFailure | undefined;
  /** Earlier request for the same product, or for a table, whose answer was lost; it may have been booked. */
  readonly lost: BookingAttempt | undefined;
  readonly isSending: boolean;
  readonly done: OwnBooking | undefined;
  readonly change: (form: Partial<BookingForm>) => void;
  readonly send: () => void;
  /** Sends the lost request again: it is booked once. */
  readonly sendLost: () => void;
}

const newId = (now: number): string => makeOrderId(now, crypto.getRandomValues(new Uint8Array(10)));

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
  const [attempts, setAttempts] = useState(() => attemptsOf(place.id, serverNow()));
  const unanswered = attemptFor(attempts, target);
  const [typed, setTyped] = useState<BookingForm>(() => ({
    ...{ people: 1, name: known?.name ?? '', phone: known?.phone ?? '', email: '', comment: '' },
    ...unanswered?.form,
  }));
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<BookingFailure>();
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<OwnBooking>();

  const when = useWhen({
    key: target && JSON.stringify(target),
    getDays: async () => (target ? getBusyDates(http, place, target) : 'loading'),
    getHours: async (day) => (target ? getFreeHours(http, place.id, target, day) : 'loading'),
    onChoose: () => setFailure(undefined),
  });
  const { days, at: chosen, askDays } = when;

  const form = useMemo(() => ({ ...typed, people: people ?? typed.people }), [typed, people]);
  const mostPeople = typeof days === 'object' && days.ok ? days.value.mostPeople : Number.POSITIVE_INFINITY;
  const toSend = { ...form, phone: phoneToSend(form.phone, place.phone) };
  const faults = bookingFaults(toSend, mostPeople);

  const limit = typeof days === 'object' && days.ok ? days.value.cancelLimit : undefined;
  const cancels =
    chosen === undefined || limit === undefined
      ? undefined
      : { until: cancelEnd({ status: 'confirmed', startAt: chosen }, limit, serverNow()) };

  const setKept = (next: readonly BookingAttempt[]) => {
    setAttempts(next);
    keepAttempts(place.id, next);
  };

  const post = async (attempt: BookingAttempt) => {
    const others = attempts.filter(({ id }) => id !== attempt.id);
    const isRepeated = others.length < attempts.length;
    setKept([...others, attempt]);
    setSending(true);
    setFailure(undefined);
    const booked = await book(http, place.id, attempt);
    setSending(false);
    if (booked.ok) {
      setKept(others);
      keep({ name: attempt.form.name.trim(), phone: attempt.form.phone });
      if (!isShared && !readAccount()) keepBooking(place.id, booked.value.key);
      setDone(booked.value);
      return payDeposit(booked.value);
    }
    const { kind } = booked.error;
    setFailure(booked.error);
    // The first request may still have arrived.
    if (kind === 'unanswered' || (isRepeated && (kind === 'offline' || kind === 'wait'))) return;
    setKept(others);
    // The deposit may have changed.
    if (kind === 'price') askDays();
    if (kind === 'taken' || kind === 'time') when.refresh();
  };

  const send = () => {
    setTries((before) => before + 1);
    if (isSending || !target || chosen === undefined || Object.keys(faults).length > 0) return;
    const { currency } = place;
    const deposit = typeof days === 'object' && days.ok ? days.value.deposit : undefined;
    const wish = {
      ...{ target, startAt: chosen, form: toSend, language },
      price: price === undefined ? undefined : { amount: price, currency },
      deposit: deposit === undefined ? undefined : { amount: deposit, currency },
    };
    // A retry of a request that may have arrived keeps its id, so that it is booked once.
    void post({ ...wish, id: sameWish(attempts, wish)?.id ?? newId(serverNow()) });
  };

  return {
    ...when,
    ...{ cancels, form, failure, isSending, done, send },
    lost: isSending ? undefined : unanswered,
    sendLost: () => {
      if (unanswered && !isSending) void post(unanswered);
    },
    faults: tries > 0 ? faults : {},
    lacksHour: chosen === undefined ? tries : 0,
    change: (next) => setTyped((before) => ({ ...before, ...next })),
  };
}
