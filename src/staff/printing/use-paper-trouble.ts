import { useCallback, useMemo } from 'react';
import { type PaperAnswer, type PaperTrouble, paperRings, troubleAt } from '#domain/service/paper.ts';
import type { Ring } from '#domain/service/rings.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';

interface PaperHere {
  readonly trouble: PaperTrouble;
  readonly rings: readonly Ring[];
  readonly answer: (paper: { readonly printer: string; readonly job: string }, answer: PaperAnswer) => void;
}

/** Open papers that need staff; for a station only its own. A paper answered here counts as settled at once. */
export function usePaperTrouble(stationId: string | undefined): PaperHere {
  const { board } = useBoard();
  const { send, waiting } = useStaffCommands();
  const trouble = useMemo((): PaperTrouble => {
    const answered = waiting.flatMap(({ command }) => (command.kind === 'paper' ? command : []));
    const papers = (board?.papers ?? []).filter(
      (paper) => !answered.some(({ printer, job }) => printer === paper.printer && job === paper.job),
    );
    const all = { papers, printers: board?.printers ?? [] };
    return stationId === undefined ? all : troubleAt(all, stationId);
  }, [board, waiting, stationId]);
  const rings = useMemo(() => paperRings(trouble), [trouble]);
  const answer = useCallback<PaperHere['answer']>(
    // The command is stored when this resolves; without storage the frame shows a notice.
    ({ printer, job }, said) => void send({ kind: 'paper', printer, job, answer: said }).catch(() => undefined),
    [send],
  );
  return { trouble, rings, answer };
}
