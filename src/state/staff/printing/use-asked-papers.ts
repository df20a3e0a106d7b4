import { useEffect, useState } from 'react';
import type { Http } from '#api/http.ts';
import { listAskedPapers } from '#api/staff/printers.ts';
import type { CommandId } from '#domain/ids.ts';
import { type AskedPaper, isEnded } from '#domain/service/paper.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { useMenu } from '../../menu/menu-context.tsx';
import { useStaffHttp } from '../staff-context.tsx';
import { useStaffCommands } from '../use-staff-commands.ts';

/** How often the end of a paper is asked for: a printer takes seconds. */
const LOOK_MS = 1000;

export interface AskedPapers {
  /** It has not left this device. */
  readonly waits: boolean;
  /** Why the house prints nothing. */
  readonly refusal: StaffRefusal | undefined;
  /** undefined: the house has not said; none: they are not written down yet. */
  readonly papers: readonly AskedPaper[] | undefined;
  /** The last look found nobody: what is shown may have changed. */
  readonly isUnheard: boolean;
  /** Puts the refusal away: it was read. */
  readonly onRead: () => void;
}

/** The papers that a command of this device asks for, until nothing more becomes of them by itself. */
export function useAskedPapers(command: CommandId, printer: string): AskedPapers {
  const { place } = useMenu();
  const http = useStaffHttp();
  const { waiting, refused, dismiss } = useStaffCommands();
  const [papers, setPapers] = useState<readonly AskedPaper[]>();
  const [isUnheard, setUnheard] = useState(false);
  const waits = waiting.some(({ id }) => id === command);
  const refusal = refused.find(({ id }) => id === command)?.refusal;
  const isDone = refusal !== undefined || (papers !== undefined && papers.length > 0 && papers.every(isEnded));
  useEffect(() => {
    if (isDone) return;
    let isHere = true;
    let isAsking = false;
    const look = async () => {
      if (isAsking) return;
      isAsking = true;
      const staff = await http();
      const send: Http['send'] = (path, options) => staff.send(path, { ...options, place: place.id });
      const answer = await listAskedPapers(send, command, printer);
      isAsking = false;
      if (!isHere) return;
      setUnheard(!answer.ok);
      if (answer.ok) setPapers(answer.value.papers);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [isDone, http, place.id, command, printer]);
  return { waits, refusal, papers, isUnheard, onRead: () => void dismiss(command) };
}
