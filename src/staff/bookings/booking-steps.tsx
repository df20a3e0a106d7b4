// Actions of a booking's card: the next step, the further ones behind "More", and those that ask first.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type BookingStatus, isMovable } from '#domain/booking/booking.ts';
import { Button } from '#ui/form/button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { verticalDots as dots } from '#ui/look/staff-icons.ts';
import styles from './bookings.module.css';
import type { StaffAction } from './use-bookings.ts';

/** Actions that end a booking. */
export type Final = 'decline' | 'no_show' | 'cancel';
/** Questions of a card before it acts. */
export type Asked = Final | 'late';

export const FinalText = ({ action }: { readonly action: Final }): ReactNode => {
  switch (action) {
    case 'decline':
      return <Trans>Decline the booking</Trans>;
    case 'no_show':
      return <Trans>They did not come</Trans>;
    case 'cancel':
      return <Trans>Cancel the booking</Trans>;
  }
};

/** Scrolls the opened actions into sight, clear of a phone's tab bar. */
const showOthers = (node: HTMLElement | null): void => node?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });

/** The main action of a booking by its state; the other ones are behind "More". */
export const Steps = ({
  status,
  isTable,
  finals,
  maySeat,
  mayUnseat,
  mayRestore,
  isOnline,
  open,
  isMore,
  onMore,
  onAsk,
  onAct,
  onEdit,
  onMove,
}: {
  readonly status: BookingStatus;
  readonly isTable: boolean;
  readonly finals: readonly Final[];
  readonly maySeat: boolean;
  readonly mayUnseat: boolean;
  readonly mayRestore: boolean;
  readonly isOnline: boolean;
  /** Link to the page of the table where the party sits; `undefined`: it sits at none. */
  readonly open: ReactNode;
  readonly isMore: boolean;
  readonly onMore: () => void;
  readonly onAsk: (asked: Asked) => void;
  readonly onAct: (action: StaffAction) => void;
  /** `undefined`: the booking cannot be edited any more. */
  readonly onEdit: (() => void) | undefined;
  readonly onMove: () => void;
}) => {
  const others = useId();
  const ends = finals.map((final) => (
    <Button key={final} small look="quiet" disabled={!isOnline} onClick={() => onAsk(final)}>
      <FinalText action={final} />
    </Button>
  ));
  const className = classNames(styles.buttons, styles.steps);
  if (status === 'unpaid') return <div className={className}>{ends}</div>;
  const edit = onEdit && (
    <Button small disabled={!isOnline} onClick={onEdit} data-testid="edit-booking">
      <Trans comment="button: opens the form with a booking’s name, people, phone and note">Edit</Trans>
    </Button>
  );
  const next =
    status === 'pending' ? (
      <Button small look="ink" disabled={!isOnline} onClick={() => onAct({ action: 'confirm' })}>
        <Trans>Confirm</Trans>
      </Button>
    ) : status === 'confirmed' && maySeat ? (
      <Button small look="ink" disabled={!isOnline} onClick={() => onAct({ action: 'arrive' })}>
        {isTable ? <Trans>Seat them</Trans> : <Trans>They are here</Trans>}
      </Button>
    ) : mayRestore ? (
      <Button small disabled={!isOnline} onClick={() => onAct({ action: 'restore' })} data-testid="restore-booking">
        <RestoreText />
      </Button>
    ) : (
      open
    );
  const hasMore = isMovable(status) || mayUnseat;
  if (!next && !edit && !hasMore) return null;
  return (
    <div className={className}>
      {next || edit}
      {hasMore && (
        <Button
          small
          look="quiet"
          icon={<Icon path={dots} />}
          aria-expanded={isMore}
          aria-controls={others}
          onClick={onMore}
          data-testid="more-actions"
        >
          <Trans context="button: shows the further actions on a booking">More</Trans>
        </Button>
      )}
      <div id={others} ref={isMore ? showOthers : undefined} className={styles.others} hidden={!isMore}>
        {isMore && (
          <>
            {next && edit}
            {mayUnseat && (
              <Button small disabled={!isOnline} onClick={() => onAct({ action: 'not_here' })} data-testid="not-here">
                <Trans comment="button: takes back that the guests of a booking are here, pressed by mistake">
                  Not here yet
                </Trans>
              </Button>
            )}
            {isMovable(status) && (
              <Button small disabled={!isOnline} onClick={onMove}>
                <Trans>Move</Trans>
              </Button>
            )}
            {status === 'confirmed' && (
              <Button small disabled={!isOnline} onClick={() => onAsk('late')} data-testid="come-later">
                <Trans>Come later</Trans>
              </Button>
            )}
            {isMovable(status) && ends}
          </>
        )}
      </div>
    </div>
  );
};

/** `isNext`: the card has no other next step. */

/** Brings back a booking that was cancelled, declined or marked as a no-show. */
export const RestoreText = () => (
  <Trans comment="button: brings back a booking that was cancelled by mistake">Restore</Trans>
);
