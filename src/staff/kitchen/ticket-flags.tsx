// Badges in the header of a kitchen's ticket.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { saysAllergy } from '#domain/diet/said-allergy.ts';
import type { Ticket } from '#domain/kitchen/tickets.ts';
import { useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { note, warning } from '#ui/look/icons-later.ts';
import { OwnText } from '#ui/words/own-text.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './ticket-card.module.css';

/** Letters of notes that a ticket's header has space for. */
const SHORT = 60;

/** Notes of the booking and the first dish, which stand right below the header, and those further down. */
const notesOf = ({ lines, details, bookingNote }: Ticket) => {
  const [first, ...others] = [...lines.map(({ dish }) => dish.comment), details?.comment];
  const isNote = (note: string | undefined): note is string => Boolean(note);
  return { near: [bookingNote, first].filter(isNote), far: others.filter(isNote) };
};

/** Whether an allergy or a note of the guest stands among the dishes or below them. */
export const flagsOf = (ticket: Ticket) => {
  const { lines } = ticket;
  const { near, far } = notesOf(ticket);
  const notes = [...near, ...far];
  const allergies = lines.flatMap(({ allergies, doubts }) => [allergies, doubts].filter((named) => named.length > 0));
  return {
    isAllergy: allergies.length > 0 || notes.some(saysAllergy),
    count: notes.length + allergies.length,
  };
};

/** Notes that the header repeats, because they may lie below the edge of the screen; none where they are too long for it. */
const shortNotes = (far: readonly string[]): readonly string[] =>
  far.join('').length <= SHORT ? [...new Set(far)] : [];

const Notes = ({ notes }: { readonly notes: readonly string[] }) => (
  <span className={styles.said}>
    {notes.map((note) => (
      <OwnText key={note}>{note}</OwnText>
    ))}
  </span>
);

const AllergyText = ({ allergy }: { readonly allergy: ReactNode }) => <Trans>Allergy: {allergy}</Trans>;

/**
 * In the header, which is never cut off: the guest's allergens, also where no dish of the ticket contains one, and the notes
 * that stand further down. The first dish's note and a long one are only announced.
 */
export const Flags = ({ ticket, isLongest }: { readonly ticket: Ticket; readonly isLongest: boolean }) => {
  const { near, far } = notesOf(ticket);
  const isPlain = (note: string) => !saysAllergy(note);
  const plain = shortNotes(far.filter(isPlain));
  const saidAllergies = shortNotes(far.filter(saysAllergy));
  const allergy = ticket.avoids.map(useReaderAllergenName()).join(', ');
  const noteText = <Trans comment="at the head of a kitchen's ticket: the guest has written something">Note</Trans>;
  const isAnnounced = near.some(isPlain) || (plain.length === 0 && far.some(isPlain));
  return (
    <>
      {(isAnnounced || isLongest) && (
        <span className={styles.flags} data-testid="ticket-flags">
          {isLongest && (
            <strong className={styles.longest}>
              <Trans comment="kitchen's screen, at the head of the late ticket that is the oldest">Waits longest</Trans>
            </strong>
          )}
          {isAnnounced && (
            <strong className={styles.flag}>
              <Icon path={note} size="1.125rem" />
              {/* Both badges stand in one row of the narrowest column. */}
              {isLongest ? <VisuallyHidden>{noteText}</VisuallyHidden> : noteText}
            </strong>
          )}
        </span>
      )}
      {plain.length > 0 && (
        <strong className={styles.words} data-testid="ticket-note">
          <Icon path={note} size="1.125rem" />
          <VisuallyHidden>{noteText}</VisuallyHidden>
          <Notes notes={plain} />
        </strong>
      )}
      {ticket.avoids.length > 0 && (
        <strong className={styles.allergy} data-allergy data-testid="ticket-allergy">
          <Icon path={warning} size="1.125rem" />
          <span>
            <AllergyText allergy={allergy} />
          </span>
        </strong>
      )}
      {[...near, ...far].some(saysAllergy) && (
        <strong className={styles.allergy} data-allergy data-testid="ticket-allergy-note">
          <Icon path={warning} size="1.125rem" />
          <span>
            {saidAllergies.length > 0 ? (
              <AllergyText allergy={<Notes notes={saidAllergies} />} />
            ) : (
              <Trans comment="at the head of a kitchen's ticket: the guest has written of an allergy in words">
                Allergy: read the note
              </Trans>
            )}
          </span>
        </strong>
      )}
    </>
  );
};
