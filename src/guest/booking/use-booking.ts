// Booking of a product or a table: available days and hours, the form, and one booking per press.
import { useMemo, useRef, useState } from 'react';
import { phoneToSend } from '#contract/order/phone-number.ts';
import { book, getBusyDates, getFreeHours } from '#core/api/booking/bookings-requests.ts';
import { readAccount } from '#core/platform/account/account-storage.ts';
import { keepBooking } from '#core/platform/booking/kept-bookings.ts';
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
  readonly isSending: boolean;
  readonly done: OwnBooking | undefined;
  readonly change: (form: Partial<BookingForm>) => void;
  readonly send: () => void;
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
  const [typed, setTyped] = useState<BookingForm>(() => ({
    ...{ people: 1, name: known?.name ?? '', phone: known?.phone ?? '', email: '', comment: '' },
  }));
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<BookingFailure>();
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<OwnBooking>();
  const attempt = useRef<{ readonly what: string; readonly id: string }>(undefined);

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
        when.refresh();
      },
    );
  };

  return {
    ...when,
    ...{ cancels, form, failure, isSending, done, send },
    faults: isTried ? faults : {},
    lacksHour: isTried && chosen === undefined,
    change: (next) => setTyped((before) => ({ ...before, ...next })),
  };
}
