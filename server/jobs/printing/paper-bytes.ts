// From what a job says to what is sent, or laid down as a picture.
import { confirmedAs } from '../../services/printing/test-slips.ts';
import type { PublishedPrinter } from '../../store/place/published.ts';
import type { PrintJob } from '../../store/printing/print-jobs.ts';
import type { PrinterState } from '../../store/printing/printers.ts';
import { receiptPaper } from './bill/receipt.ts';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';
import type { CopyMark, PaperContent } from './paper-content.ts';
import { isPlainText, withLostLetters } from './paper-letters.ts';
import { rasterBytes } from './raster-bytes.ts';
import { lettersPaper, testPaper } from './test-slip.ts';
import { encoderOf, textBytes } from './text-bytes.ts';
import { movedPaper, ticketPaper, voidPaper } from './ticket.ts';

/** The paper of a job. Its content was written by this program, into a database of its own. */
export const paperOf = (job: Pick<PrintJob, 'content'>, copy: CopyMark | undefined): Paper => {
  const content = JSON.parse(job.content) as PaperContent;
  return withLostLetters(paperOfContent(content, copy), content.place.language);
};

const paperOfContent = (content: PaperContent, copy: CopyMark | undefined): Paper => {
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

/** Pictures, except when a person has read a slip in the printer's own letters and the printer has all of this paper's. */
export const paperBytes = async (
  job: Pick<PrintJob, 'content' | 'kind'>,
  copy: CopyMark | undefined,
  printer: PublishedPrinter,
  state: PrinterState,
): Promise<Uint8Array> => {
  const paper = paperOf(job, copy);
  const { width, mode, codePages } = printer;
  const isText = mode === 'text';
  const isConfirmed = isText && job.kind !== 'test' && state.confirmed === confirmedAs(printer);
  if (isConfirmed && isPlainText(paper, await encoderOf(codePages))) {
    return textBytes(paper, width, codePages);
  }
  const drawn = rasterBytes(await drawPaper(paper, width));
  if (!isText || job.kind !== 'test') return drawn;
  return Buffer.concat([drawn, await textBytes(lettersPaper(), width, codePages)]);
};
