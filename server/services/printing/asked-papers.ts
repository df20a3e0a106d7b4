// State of papers that a staff member requested. Their ids begin with the id of the command.
import type { CommandId } from '#domain/ids.ts';
import type { AskedPaper } from '#domain/service/paper.ts';
import { printJobsUnder } from '../../store/printing/print-jobs.ts';
import type { Store } from '../../store/store.ts';

const under = (command: string): string => `asked/${command}/`;

/** Id of a paper requested by a command; `part`: its station, or the bill. `undefined` when the command is unknown. */
export const askedId = (command: string | undefined, part: string): string | undefined =>
  command === undefined ? undefined : under(command) + part;

/** Papers of a command at the named printer; empty while they are not stored yet, or when the command requested none. */
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
