// Paper that staff have to see to: what a printer has left open, and printers that cannot print.
import type { Ring } from './rings.ts';

/** Kinds are persisted: they may be added to and never renamed. */
export const PAPER_KINDS = ['ticket', 'void', 'moved', 'receipt', 'test'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/**
 * queued    not yet begun
 * sending   its first byte may have left
 * printed   the printer said so, or was well behind the last byte
 * unknown   bytes have left and nothing said that they were printed: never sent again by itself
 * failed    no byte has left; it is tried again
 * asks      too old, or not printable: a person decides
 *
 * States are persisted: they may be added to and are never renamed.
 */
export const PAPER_STATES = ['queued', 'sending', 'printed', 'unknown', 'failed', 'asks'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** A paper that somebody of the staff has asked for. */
export interface AskedPaper {
  readonly printer: string;
  /** Its own at its printer. */
  readonly job: string;
  readonly state: PaperState;
  /** Station of a ticket; undefined: it is no station's. */
  readonly station?: string | undefined;
}

/** Whether it is in the queue or at its printer now. */
export const isUnderWay = ({ state }: Pick<AskedPaper, 'state'>): boolean => state === 'queued' || state === 'sending';

/** Whether it stays as it is; a paper that failed is tried again. */
export const isEnded = (paper: Pick<AskedPaper, 'state'>): boolean => !isUnderWay(paper) && paper.state !== 'failed';

/** unknown: it may be on paper, and nobody knows; asks: it is not, and is not tried again by itself. */
export const OPEN_PAPER_STATES = ['unknown', 'asks'] as const;

/** A paper that waits for somebody's word. */
export interface OpenPaper {
  readonly printer: string;
  /** Its own at its printer. */
  readonly job: string;
  readonly kind: PaperKind;
  readonly state: (typeof OPEN_PAPER_STATES)[number];
  readonly reason: string;
  /** When it was written down, epoch ms of the server's clock, as all times here. */
  readonly at: number;
  /** Which station cooks what is on it; undefined: it is no station's. */
  readonly station?: string | undefined;
  /** Name of its order. */
  readonly label?: string | undefined;
  readonly table?: string | undefined;
}

/** A printer that cannot print now. */
export interface TroubledPrinter {
  readonly name: string;
  readonly trouble: string;
  readonly since?: number | undefined;
  /** Stations whose tickets it prints; none: those of every station. */
  readonly stations: readonly string[];
  /** The first paper that waits for it. */
  readonly job?: string | undefined;
}

/**
 * copy: print it once more, marked; printed: somebody has it in the hand; again: try now and not at its time; drop: nobody
 * needs it any more.
 */
export const PAPER_ANSWERS = ['copy', 'printed', 'again', 'drop'] as const;
export type PaperAnswer = (typeof PAPER_ANSWERS)[number];

/** Answers that a printer may give about a paper in this state. */
export const mayAnswer = (state: string, answer: PaperAnswer): boolean => {
  if (answer === 'again') return state === 'failed' || state === 'queued';
  if (answer === 'printed') return state === 'unknown';
  return state === 'unknown' || state === 'asks';
};

export interface PaperTrouble {
  readonly papers: readonly OpenPaper[];
  readonly printers: readonly TroubledPrinter[];
}

/** The trouble that is a station's to see to: its own papers, and printers that print its tickets. */
export const troubleAt = ({ papers, printers }: PaperTrouble, station: string): PaperTrouble => ({
  papers: papers.filter((paper) => paper.station === station),
  printers: printers.filter(({ stations }) => stations.length === 0 || stations.includes(station)),
});

/** Whether somebody cooks by such a paper, or stops cooking: it rings until somebody has settled it. */
const isCookedBy = ({ kind }: OpenPaper): boolean => kind === 'ticket' || kind === 'void';

/** A paper of the kitchen rings until it is settled, a printer as its trouble begins. */
export const paperRings = ({ papers, printers }: PaperTrouble): readonly Ring[] => [
  ...papers.filter(isCookedBy).map(({ printer, job }): Ring => ({ key: `paper ${printer} ${job}`, kind: 'paper' })),
  ...printers.map(({ name, since }): Ring => ({ key: `printer ${name} ${since ?? ''}`, kind: 'trouble' })),
];
