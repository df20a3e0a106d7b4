import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasRole } from '#domain/account/roles.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { PeopleTiles } from '#staff/sign-in/people-tiles.tsx';
import { PinPad } from '#staff/sign-in/pin-pad.tsx';
import { type PinProblem, SignInProblemText } from '#staff/sign-in/problem-text.tsx';
import { useCountdown } from '#staff/sign-in/use-countdown.ts';
import { useStaffSignIn } from '#staff/sign-in/use-staff-sign-in.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useApproval } from './use-approval.ts';

interface ApprovalSheetProps {
  /** Subject of the action. */
  readonly subtitle: ReactNode;
  /** `undefined`: not loaded yet. */
  readonly managers: readonly StaffPerson[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Why they could not be loaded. */
  readonly why: string | undefined;
  /** The PIN pad of the chosen manager. */
  readonly pad: ReactNode;
  readonly onClose: () => void;
}

/** Asks a manager to allow one action of the signed-in person: first the tile, then the PIN. */
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
      <SignInProblemText why={why} />
      {pad}
    </Sheet>
  );
};

interface ApprovalProps {
  /** The command; must be the same object while it is asked about. */
  readonly command: StaffCommand;
  readonly subtitle: ReactNode;
  /** Called when the command was sent. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A manager's PIN for one command of the person signed in on a shared device. */
export const Approval = ({ command, subtitle, onDone, onClose }: ApprovalProps) => {
  const { tiles } = useStaffSignIn();
  const [managers, setManagers] = useState<readonly StaffPerson[]>();
  const [why, setWhy] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void tiles().then((answer) => {
      if (!isHere) return;
      if (!answer.ok) return setWhy(answer.error.why);
      const found = answer.value.people.filter(({ role }) => hasRole(role, 'PLACE_ADMIN'));
      setManagers(found);
      // A single manager needs no choice.
      if (found.length === 1) setChosen(found[0]?.id);
    });
    return () => {
      isHere = false;
    };
  }, [tiles]);
  const manager = managers?.find(({ id }) => id === chosen);
  return (
    <ApprovalSheet
      {...{ subtitle, managers, chosen, why, onClose }}
      onChoose={setChosen}
      pad={manager && <Pad key={manager.id} {...{ manager, command, onDone }} />}
    />
  );
};

const Pad = ({
  manager,
  command,
  onDone,
}: { readonly manager: StaffPerson } & Omit<ApprovalProps, 'subtitle' | 'onClose'>) => {
  const { byPin } = useApproval(command);
  const { secondsLeft, start } = useCountdown();
  const [problem, setProblem] = useState<PinProblem>();
  const onPin = useCallback(
    async (pin: string) => {
      const found = await byPin(manager.id, pin);
      if (!found) return onDone();
      setProblem(found);
      if (found.waitMs !== undefined) start(found.waitMs);
    },
    [byPin, manager.id, onDone, start],
  );
  return <PinPad name={manager.name} problem={problem} secondsLeft={secondsLeft} onPin={onPin} forOnce />;
};
