// Confirmations of the bookings page: they go by themselves, and offer a way back.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { Toast } from '#ui/layout/toast.tsx';
import { RestoreText } from './booking-steps.tsx';
import styles from './bookings.module.css';
import type { StaffAction } from './use-bookings.ts';

/** Time in ms to read a confirmation that names occupied tables, or to press its button. */
const SHOWN_MS = 15_000;

type Told = Extract<StaffAction['action'], 'decline' | 'no_show' | 'cancel' | 'restore'>;
const TOLD: readonly StaffAction['action'][] = ['decline', 'no_show', 'cancel', 'restore'] satisfies readonly Told[];
/** Whether an action is confirmed by a notice, because its booking moves to another place of the list. */
export const isTold = (action: StaffAction['action']): action is Told => TOLD.includes(action);

interface DoneProps {
  readonly action: Told;
  /** The booking's time of the day, and its guest. */
  readonly time: string;
  readonly name: string;
  /** The guest gave an address, and the server sends mail. */
  readonly isMailed: boolean;
}

const DoneText = ({ action, time, name }: Omit<DoneProps, 'isMailed'>): ReactNode => {
  switch (action) {
    case 'cancel':
      return (
        <Trans comment="of a booking">
          Cancelled: {time}, {name}
        </Trans>
      );
    case 'decline':
      return (
        <Trans comment="of a booking">
          Declined: {time}, {name}
        </Trans>
      );
    case 'no_show':
      return (
        <Trans comment="of a booking">
          Did not come: {time}, {name}
        </Trans>
      );
    case 'restore':
      return (
        <Trans comment="a cancelled booking stands again">
          Restored: {time}, {name}
        </Trans>
      );
  }
};

const MailText = ({ action }: { readonly action: Exclude<Told, 'no_show'> }): ReactNode =>
  action === 'restore' ? (
    <Trans comment="a booking stands again after its cancellation">The guest is told so by email.</Trans>
  ) : (
    <Trans comment="a booking was cancelled or declined">The guest gets an email about it.</Trans>
  );

export interface BookingNotice {
  readonly notice: ReactNode;
  /** Shows a confirmation that has no way back. */
  readonly show: (text: ReactNode) => void;
  /** Shows what was done to a booking; nothing for an action that its card shows. */
  readonly onDone: (
    action: StaffAction['action'],
    booking: Omit<DoneProps, 'action'> & { readonly onRestore: () => void },
  ) => void;
  readonly clear: () => void;
}

/** The confirmation of the last change, for some seconds. */
export function useBookingNotice(): BookingNotice {
  const [shown, setShown] = useState<{
    readonly at: number;
    readonly text: ReactNode;
    readonly onRestore?: () => void;
  }>();
  const put = (text: ReactNode, onRestore?: () => void) =>
    setShown((before) => ({ at: (before?.at ?? 0) + 1, text, ...(onRestore && { onRestore }) }));
  const clear = useCallback(() => setShown(undefined), []);
  return {
    clear,
    show: put,
    onDone: (action, { time, name, isMailed, onRestore }) => {
      if (!isTold(action)) return;
      const text = (
        <>
          <DoneText action={action} time={time} name={name} />
          {isMailed && action !== 'no_show' && (
            <>
              {' · '}
              <MailText action={action} />
            </>
          )}
        </>
      );
      put(text, action === 'restore' ? undefined : onRestore);
    },
    notice: shown && (
      <div className={styles.notice} data-testid="entered">
        <Toast
          key={shown.at}
          closesAfter={SHOWN_MS}
          onClose={clear}
          action={shown.onRestore && { label: <RestoreText />, onPress: shown.onRestore }}
        >
          {shown.text}
        </Toast>
      </div>
    ),
  };
}
