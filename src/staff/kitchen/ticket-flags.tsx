// Badges in the header of a kitchen's ticket.
import { Trans } from '@lingui/react/macro';
import { saysAllergy } from '#domain/diet/said-allergy.ts';
import type { Ticket } from '#domain/kitchen/tickets.ts';
import { useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { note, warning } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './ticket-card.module.css';

/** Whether an allergy or a note of the guest stands among the dishes or below them. */
export const flagsOf = ({ lines, details }: Ticket) => {
  const notes = [...lines.map(({ dish }) => dish.comment), details?.comment].filter(Boolean);
  const allergies = lines.flatMap(({ allergies, doubts }) => [allergies, doubts].filter((named) => named.length > 0));
  const isAllergyNote = notes.some(saysAllergy);
  return {
    isAllergy: allergies.length > 0 || isAllergyNote,
    isAllergyNote,
    isNote: notes.length > 0,
    count: notes.length + allergies.length,
  };
};

/**
 * In the header, which is never cut off: the guest's allergens, also where no dish of the ticket contains one, and whether a
 * note follows below.
 */
export const Flags = ({ ticket, isLongest }: { readonly ticket: Ticket; readonly isLongest: boolean }) => {
  const { isNote, isAllergyNote } = flagsOf(ticket);
  const allergy = ticket.avoids.map(useReaderAllergenName()).join(', ');
  const noteText = <Trans comment="at the head of a kitchen's ticket: the guest has written something">Note</Trans>;
  return (
    <>
      {(isNote || isLongest) && (
        <span className={styles.flags} data-testid="ticket-flags">
          {isLongest && (
            <strong className={styles.longest}>
              <Trans comment="kitchen's screen, at the head of the late ticket that is the oldest">Waits longest</Trans>
            </strong>
          )}
          {isNote && (
            <strong className={styles.flag}>
              <Icon path={note} size="1.125rem" />
              {/* Both badges stand in one row of the narrowest column. */}
              {isLongest ? <VisuallyHidden>{noteText}</VisuallyHidden> : noteText}
            </strong>
          )}
        </span>
      )}
      {ticket.avoids.length > 0 && (
        <strong className={styles.allergy} data-allergy data-testid="ticket-allergy">
          <Icon path={warning} size="1.125rem" />
          <span>
            <Trans>Allergy: {allergy}</Trans>
          </span>
        </strong>
      )}
      {isAllergyNote && (
        <strong className={styles.allergy} data-allergy data-testid="ticket-allergy-note">
          <Icon path={warning} size="1.125rem" />
          <span>
            <Trans comment="at the head of a kitchen's ticket: the guest has written of an allergy in words">
              Allergy: read the note
            </Trans>
          </span>
        </strong>
      )}
    </>
  );
};
