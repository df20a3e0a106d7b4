import { useCallback, useState } from 'react';
import { staffCommandToWire } from '#contract/service/staff-commands.ts';
import { approveCommand } from '#core/api/staff/approvals.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useNewCommandId, useStaffCommands } from '#staff/board/use-staff-commands.ts';
import { problemOf, type SignInProblem } from '#staff/sign-in/use-staff-sign-in.ts';
import { useStaffHttp } from './staff-context.tsx';

interface Approval {
  /** Sends the command once the manager's PIN is accepted; resolves to the problem, `undefined` on success. */
  readonly byPin: (person: string, pin: string) => Promise<SignInProblem | undefined>;
}

/** A manager's approval for one command: the command's id is made first, and it is sent under that id. */
export function useApproval(command: StaffCommand): Approval {
  const tabl = useTabl();
  const { place } = useMenu();
  const http = useStaffHttp();
  const { send } = useStaffCommands();
  const newId = useNewCommandId();
  const [id] = useState(newId);
  const byPin = useCallback(
    async (person: string, pin: string): Promise<SignInProblem | undefined> => {
      const [{ db }, staff, { readStaff }] = await Promise.all([
        openTabl(tabl),
        http(),
        import('#core/db/staff/staff-table.ts'),
      ]);
      const device = (await readStaff(db, place.id))?.device?.secret ?? '';
      const body = staffCommandToWire(command);
      const answer = await approveCommand((path, options) => staff.send(path, { ...options, place: place.id }), {
        ...{ device, person, pin },
        command: { id, kind: command.kind, body },
      });
      if (!answer.ok) return problemOf(answer.error);
      await send(command, id);
      return undefined;
    },
    [tabl, http, place.id, command, id, send],
  );
  return { byPin };
}
