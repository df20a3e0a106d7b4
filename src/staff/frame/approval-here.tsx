import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasRole } from '#domain/account/roles.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { PinPad } from '#staff/sign-in/pin-pad.tsx';
import type { PinProblem } from '#staff/sign-in/problem-words.tsx';
import { useCountdown } from '#staff/sign-in/use-countdown.ts';
import { useStaffSignIn } from '#staff/sign-in/use-staff-sign-in.ts';
import { ApprovalSheet } from './approval-sheet.tsx';
import { useApproval } from './use-approval.ts';

interface ApprovalProps {
  /** The command; the same object for as long as it is asked about. */
  readonly command: StaffCommand;
  readonly subtitle: ReactNode;
  /** The command is on its way. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A manager's PIN for one command of the person who is signed in on a shared device. */
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
      // Where there is one alone, nothing is to be chosen.
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
