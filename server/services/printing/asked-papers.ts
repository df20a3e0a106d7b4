// State of the papers that a staff member has asked for. Their ids begin with that of the command that asked.
import type { CommandId } from '#domain/ids.ts';
import type { AskedPaper } from '#domain/service/paper.ts';
import { printJobsUnder } from '../../store/printing/print-jobs.ts';
import type { Store } from '../../store/store.ts';

const under = (command: string): string => `asked/${command}/`;

/** The id of a paper that a command asks for: `part` is its station, or the bill. undefined: nobody knows which command did. */
export const askedId = (command: string | undefined, part: string): string | undefined =>
  command === undefined ? undefined : under(command) + part;

/** The papers of a command at the printer that it named; none: they are not written down yet, or it asked for none. */
export const askedPapers = async (
  db: Store['read'],
  placeId: number,
  { command, printer }: { readonly command: CommandId; readonly printer: string },
): Promise<readonly AskedPaper[]> => {
  const jobs = await printJobsUnder(db, placeId, printer, under(command));
  return jobs.map(({ id: job, state, station }) => ({
    ...{ printer, job, state },
    ...(station !== undefined && { station }),
  }));
};
