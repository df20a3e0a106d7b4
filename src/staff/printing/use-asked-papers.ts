import { useEffect, useState } from 'react';
import type { Http } from '#core/api/http.ts';
import { listAskedPapers } from '#core/api/staff/printers-requests.ts';
import type { CommandId } from '#domain/ids.ts';
import { type AskedPaper, isEnded } from '#domain/service/paper.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';
import { useStaffHttp } from '#staff/frame/staff-context.tsx';

/** Polling interval in ms, because printing takes seconds. */
const LOOK_MS = 1000;
/** Number of polls after which a paper counts as missing; normally one is recorded within a second. */
const MISSING_LOOKS = 15;

export interface AskedPapers {
  /** The request has not left this device. */
  readonly waits: boolean;
  /** Why the venue prints no paper. */
  readonly refusal: StaffRefusal | undefined;
  /** `undefined`: the venue has not said; empty: not recorded yet. */
  readonly papers: readonly AskedPaper[] | undefined;
  /**
   * The last poll failed, so the shown state may be old. `unheard`: no answer; `unsaid`: an answer without the state (signed
   * out, or an older server).
   */
  readonly gap: 'unheard' | 'unsaid' | undefined;
  /** The venue has had the command for a while without a resulting paper. */
  readonly isMissing: boolean;
  /** Dismisses the rejection. */
  readonly onRead: () => void;
}

type Found = Awaited<ReturnType<typeof listAskedPapers>>;

/** Papers requested by a command of this device, polled until their state is final. */
export function useAskedPapers(command: CommandId, printer: string): AskedPapers {
  const { place } = useMenu();
  const http = useStaffHttp();
  const { waiting, refused, dismiss } = useStaffCommands();
  const [papers, setPapers] = useState<readonly AskedPaper[]>();
  const [gap, setGap] = useState<AskedPapers['gap']>();
  const [emptyLooks, setEmptyLooks] = useState(0);
  const waits = waiting.some(({ id }) => id === command);
  const refusal = refused.find(({ id }) => id === command)?.refusal;
  const isDone = refusal !== undefined || (papers !== undefined && papers.length > 0 && papers.every(isEnded));
  useEffect(() => {
    if (isDone) return;
    const ask = async (): Promise<Found> => {
      const staff = await http();
      const send: Http['send'] = (path, options) => staff.send(path, { ...options, place: place.id });
      return listAskedPapers(send, command, printer);
    };
    let isHere = true;
    let isAsking = false;
    const look = async () => {
      if (isAsking) return;
      isAsking = true;
      const found = await ask().catch((): Found => ({ ok: false, error: { kind: 'other' } }));
      isAsking = false;
      if (!isHere) return;
      setGap(found.ok ? undefined : found.error.kind === 'no_response' ? 'unheard' : 'unsaid');
      if (!found.ok) return;
      setPapers(found.value.papers);
      setEmptyLooks((looks) => (found.value.papers.length > 0 || waits ? 0 : looks + 1));
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [isDone, waits, http, place.id, command, printer]);
  const isMissing = emptyLooks >= MISSING_LOOKS && !waits && refusal === undefined;
  return { waits, refusal, papers, gap, isMissing, onRead: () => void dismiss(command) };
}
