// Change of an own booking: what the guest has chosen, and one change per press.
import { useEffect, useRef, useState } from 'react';
import { changeOwnBooking, getChangeDays, getChangeHours } from '#core/api/booking/bookings-requests.ts';
import { type ChangedBooking, isChange, needsTime } from '#domain/booking/changed-booking.ts';
import type { BookingFailure, OwnBooking } from '#domain/booking/own-booking.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useWhen, type WhenControl } from './use-when.ts';

export interface ChangeControl extends WhenControl {
  readonly people: number;
  readonly mostPeople: number;
  readonly comment: string;
  /** The guest has chosen something else than what is booked. */
  readonly isChanged: boolean;
  /** Another time, or another number of people. */
  readonly isMoved: boolean;
  /** Another number of people needs a deposit, so the guest must call. */
  readonly needsDeposit: boolean;
  /** The venue must confirm the change. */
  readonly confirms: boolean;
  readonly failure: BookingFailure | undefined;
  readonly isSending: boolean;
  readonly setPeople: (people: number) => void;
  readonly setComment: (comment: string) => void;
  readonly send: () => void;
}

/**
 * Fields that the guest has not touched follow the booking, also when somebody else changes it meanwhile. `onStale`: the
 * booking has changed or can no longer be changed, and must be read again.
 */
export function useChangeBooking(
  own: OwnBooking,
  { onDone, onStale }: { readonly onDone: (own: OwnBooking) => void; readonly onStale: () => void },
): ChangeControl {
  const { http } = useTabl();
  const { place } = useMenu();
  const { key, booking } = own;
  const [typed, setTyped] = useState<Partial<ChangedBooking>>({});
  const [failure, setFailure] = useState<BookingFailure>();
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const people = typed.people ?? booking.people;
  const comment = typed.comment ?? booking.person.comment;
  const when = useWhen({
    key: `${key} ${people}`,
    getDays: () => getChangeDays(http, place, { key, people }),
    getHours: (date) => getChangeHours(http, place.id, { key, people, date }),
    startAt: booking.startAt,
    onChoose: () => setFailure(undefined),
  });
  const { days, at } = when;
  const terms = typeof days === 'object' && days.ok ? days.value : undefined;
  // Stays while the days of another number of people are asked for.
  const most = useRef(booking.people);
  if (terms) most.current = terms.mostPeople;
  const wished = { startAt: at ?? Number.NaN, people, comment: comment.trim() };
  const isChanged = isChange(booking, wished);
  const isArrived = failure?.kind === 'unanswered' && at !== undefined && !isChanged;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the booking as read again tells that the change has arrived.
  useEffect(() => {
    if (isArrived) onDone(own);
  }, [isArrived]);
  const change = (next: Partial<ChangedBooking>) => {
    setTyped((before) => ({ ...before, ...next }));
    setFailure(undefined);
  };
  return {
    ...when,
    ...{ people, comment, mostPeople: most.current, isChanged, failure, isSending },
    isMoved: needsTime(booking, wished),
    needsDeposit: terms?.deposit !== undefined,
    confirms: terms?.confirms === true,
    lacksHour: at === undefined ? tries : 0,
    setPeople: (next) => change({ people: next }),
    setComment: (next) => change({ comment: next }),
    send: () => {
      setTries((before) => before + 1);
      if (isSending || at === undefined || !isChanged) return;
      setSending(true);
      setFailure(undefined);
      void changeOwnBooking(http, place.id, { key, sequence: booking.sequence, ...wished }).then((changed) => {
        setSending(false);
        if (changed.ok) return onDone(changed.value);
        const { kind } = changed.error;
        setFailure(changed.error);
        if (kind === 'edited' || kind === 'late' || kind === 'gone' || kind === 'unanswered') onStale();
        if (kind === 'edited') when.again();
        if (kind === 'taken' || kind === 'time') when.refresh();
      });
    },
  };
}
