// Papers and printers that need staff: unresolved papers, and printers that cannot print.
import type { Ring } from './rings.ts';

/** Persisted: kinds are added and never renamed. */
export const PAPER_KINDS = ['ticket', 'void', 'moved', 'receipt', 'test'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/**
 * queued    not started
 * sending   its first byte may have left
 * printed   confirmed by the printer, or the printer had long passed the last byte
 * unknown   bytes have left without a confirmation: never resent automatically
 * failed    no byte has left; it is retried
 * asks      too old, or not printable: a person decides
 *
 * Persisted: states are added and never renamed.
 */
export const PAPER_STATES = ['queued', 'sending', 'printed', 'unknown', 'failed', 'asks'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** A paper that staff have requested. */
export interface AskedPaper {
  readonly printer: string;
  /** Id of the paper at its printer. */
  readonly job: string;
  readonly state: PaperState;
  /** Station of a ticket; undefined: none. */
  readonly station?: string | undefined;
}

/** Whether the paper is in the queue or at its printer. */
export const isUnderWay = ({ state }: Pick<AskedPaper, 'state'>): boolean => state === 'queued' || state === 'sending';

/** Whether the paper's state is final; a failed paper is retried. */
export const isEnded = (paper: Pick<AskedPaper, 'state'>): boolean => !isUnderWay(paper) && paper.state !== 'failed';

/** unknown: it may have been printed; asks: it was not, and is not retried automatically. */
export const OPEN_PAPER_STATES = ['unknown', 'asks'] as const;

/** A paper that needs a person's decision. */
export interface OpenPaper {
  readonly printer: string;
  /** Id of the paper at its printer. */
  readonly job: string;
  readonly kind: PaperKind;
  readonly state: (typeof OPEN_PAPER_STATES)[number];
  readonly reason: string;
  /** When the paper was created, epoch ms of the server's clock, like all times here. */
  readonly at: number;
  /** The station that cooks the paper's dishes; undefined: none. */
  readonly station?: string | undefined;
  /** Label of the paper's order. */
  readonly label?: string | undefined;
  readonly table?: string | undefined;
}

export interface TroubledPrinter {
  readonly name: string;
  readonly trouble: string;
  readonly since?: number | undefined;
  /** Stations whose tickets the printer prints; empty: all stations. */
  readonly stations: readonly string[];
  /** The first paper that waits for the printer. */
  readonly job?: string | undefined;
}

/**
 * copy: print again, marked as a copy; printed: a person has the paper; again: retry now instead of later; drop: no longer
 * needed.
 */
export const PAPER_ANSWERS = ['copy', 'printed', 'again', 'drop'] as const;
export type PaperAnswer = (typeof PAPER_ANSWERS)[number];

/** Answers that staff may give about a paper in this state. */
export const mayAnswer = (state: string, answer: PaperAnswer): boolean => {
  if (answer === 'again') return state === 'failed' || state === 'queued';
  if (answer === 'printed') return state === 'unknown';
  return state === 'unknown' || state === 'asks';
};

export interface PaperTrouble {
  readonly papers: readonly OpenPaper[];
  readonly printers: readonly TroubledPrinter[];
}

/** Troubles that concern a station: its own papers, and the printers of its tickets. */
export const troubleAt = ({ papers, printers }: PaperTrouble, station: string): PaperTrouble => ({
  papers: papers.filter((paper) => paper.station === station),
  printers: printers.filter(({ stations }) => stations.length === 0 || stations.includes(station)),
});

/** Whether the kitchen cooks, or stops cooking, by such a paper: it rings until settled. */
const isCookedBy = ({ kind }: OpenPaper): boolean => kind === 'ticket' || kind === 'void';

/** A kitchen paper rings until it is settled, a printer when its trouble begins. */
export const paperRings = ({ papers, printers }: PaperTrouble): readonly Ring[] => [
  ...papers.filter(isCookedBy).map(({ printer, job }): Ring => ({ key: `paper ${printer} ${job}`, kind: 'paper' })),
  ...printers.map(({ name, since }): Ring => ({ key: `printer ${name} ${since ?? ''}`, kind: 'trouble' })),
];
