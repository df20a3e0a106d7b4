import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { PeopleTiles } from '#staff/sign-in/people-tiles.tsx';
import { SignInProblemWords } from '#staff/sign-in/problem-words.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface ApprovalSheetProps {
  /** Subject of the action. */
  readonly subtitle: ReactNode;
  /** undefined: they are not here yet. */
  readonly managers: readonly StaffPerson[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Why they are not here. */
  readonly why: string | undefined;
  /** The PIN pad of the chosen manager. */
  readonly pad: ReactNode;
  readonly onClose: () => void;
}

/** Asks a manager for one action that the signed-in person may not do: the tile first, then the PIN. */
export const ApprovalSheet = (props: ApprovalSheetProps) => {
  const { subtitle, managers, chosen, onChoose, why, pad, onClose } = props;
  return (
    <Sheet open onClose={onClose} title={<Trans>Ask a manager</Trans>} subtitle={subtitle}>
      <p>
        <Trans>A manager’s PIN opens this one action. You stay signed in, and both names are noted.</Trans>
      </p>
      <PeopleTiles people={managers ?? []} chosen={chosen} onChoose={onChoose} />
      {managers?.length === 0 && (
        <p>
          <Trans>No manager has a PIN yet. It is set under “People”.</Trans>
        </p>
      )}
      <SignInProblemWords why={why} />
      {pad}
    </Sheet>
  );
};
