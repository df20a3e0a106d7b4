import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { saysAllergy } from '#domain/diet/said-allergy.ts';
import type { Board, StaffTable } from '#domain/service/board.ts';
import { seatedBooking } from '#staff/tables/booked-views.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { calendar } from '#ui/look/icons.ts';
import { warning } from '#ui/look/icons-later.ts';
import { OwnText } from '#ui/words/own-text.tsx';
import styles from './table-screen.module.css';

/** Note of a booking, at the table of its guests. An allergy stands out: no dish was checked against a written note. */
export const BookingNote = ({ note, children }: { readonly note: string; readonly children?: ReactNode }) => {
  const isAllergy = saysAllergy(note);
  return (
    <WaitNotice
      icon={isAllergy ? warning : calendar}
      testId="booking-note"
      title={
        <>
          <Trans comment="before the note of the booking whose guests sit at the table">The booking says:</Trans>{' '}
          <span className={styles.said} data-allergy={isAllergy || undefined}>
            <OwnText>{note}</OwnText>
          </span>
        </>
      }
    >
      {isAllergy && children}
    </WaitNotice>
  );
};

/** Note while an order is taken. The kitchen reads it, but its dishes are checked against chosen allergens only. */
export const NoteForOrder = ({ board, table }: { readonly board: Board; readonly table: StaffTable }) => {
  const note = seatedBooking(board, table)?.comment;
  return (
    note && (
      <BookingNote note={note}>
        <Trans comment="waiter's order; “Allergy” is the name of a button on this page">
          The kitchen sees this note. To have the dishes checked, choose the allergens under “Allergy”.
        </Trans>
      </BookingNote>
    )
  );
};
