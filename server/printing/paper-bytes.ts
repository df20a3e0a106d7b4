// From what a job says to what is sent, or laid down as a picture.
import { confirmedAs } from '../services/printing/test-slips.ts';
import type { PrintJob } from '../store/printing/print-jobs.ts';
import type { PrinterState } from '../store/printing/printers.ts';
import type { PublishedPrinter } from '../store/published.ts';
import { receiptPaper } from './bill/receipt.ts';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';
import type { CopyMark, PaperContent } from './paper-content.ts';
import { rasterBytes } from './raster-bytes.ts';
import { lettersPaper, testPaper } from './test-slip.ts';
import { textBytes } from './text-bytes.ts';
import { movedPaper, ticketPaper, voidPaper } from './ticket.ts';

/** The paper of a job. Its content was written by this program, into a database of its own. */
export const paperOf = (job: Pick<PrintJob, 'content'>, copy: CopyMark | undefined): Paper => {
  const content = JSON.parse(job.content) as PaperContent;
  switch (content.kind) {
    case 'ticket':
      return ticketPaper(content, copy);
    case 'void':
      return voidPaper(content, copy);
    case 'moved':
      return movedPaper(content, copy);
    case 'receipt':
      return receiptPaper(content, copy);
    case 'test':
      return testPaper(content);
  }
};

/** Pictures, but where a person has read a slip in the printer's own letters. */
export const paperBytes = async (
  job: Pick<PrintJob, 'content' | 'kind'>,
  copy: CopyMark | undefined,
  printer: PublishedPrinter,
  state: PrinterState,
): Promise<Uint8Array> => {
  const paper = paperOf(job, copy);
  const { width, mode, codePages } = printer;
  const isText = mode === 'text';
  if (isText && job.kind !== 'test' && state.confirmed === confirmedAs(printer)) {
    return textBytes(paper, width, codePages);
  }
  const drawn = rasterBytes(await drawPaper(paper, width));
  if (!isText || job.kind !== 'test') return drawn;
  return Buffer.concat([drawn, await textBytes(lettersPaper(), width, codePages)]);
};
