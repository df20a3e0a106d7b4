import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { NotHere, PeopleTiles } from '#staff/sign-in/people-tiles.tsx';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import styles from './device-sign-in.module.css';

export interface DeviceSignInProps {
  /** `undefined`: not loaded yet, or not available. */
  readonly people: readonly StaffPerson[] | undefined;
  /** The server does not answer: people of this shift sign in by tile only. */
  readonly isOffline: boolean;
  /** Why nobody can sign in. */
  readonly why: string | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (person: string) => void;
  /** The PIN pad of the chosen person. */
  readonly pad: ReactNode;
  readonly onBack: () => void;
}

/** Staff sign-in at a shared device: person, then PIN. A guest who opened it by mistake can go back. */
export const DeviceSignIn = ({ people, isOffline, why, chosen, onChoose, pad, onBack }: DeviceSignInProps) => (
  <WholeScreen
    look="question"
    testId="staff-door"
    onBeside={onBack}
    title={
      <h2 className={styles.title}>
        <Trans>For staff</Trans>
      </h2>
    }
  >
    <p className={styles.lead}>
      <Trans>If you are not of the staff, please tap “Back”.</Trans>
    </p>
    {isOffline && (
      <p role="status" className={styles.note}>
        <Trans>
          There is no connection, so no PIN can be checked. Whoever gave their PIN here on this shift comes in with one
          tap.
        </Trans>
      </p>
    )}
    {people && people.length > 0 && <PeopleTiles people={people} chosen={chosen} onChoose={onChoose} />}
    {people && !isOffline && <NotHere people={people} />}
    {why !== undefined && (
      <p role="alert" className={styles.note}>
        <WhyClosed why={why} />
      </p>
    )}
    {!people && why === undefined && (
      <p role="status" className={styles.note}>
        <Trans>One moment, please</Trans>
      </p>
    )}
    {pad}
    <Button wide className={styles.back} onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  </WholeScreen>
);

const WhyClosed = ({ why }: { readonly why: string }) => {
  if (why === 'no_response')
    return <Trans>There is no connection, so no PIN can be checked. Please try again later.</Trans>;
  if (why === 'unknown_device')
    return <Trans>The venue does not know this device, so no PIN can be checked. It is set up under “Devices”.</Trans>;
  return <Trans>That did not work. Please try again.</Trans>;
};
