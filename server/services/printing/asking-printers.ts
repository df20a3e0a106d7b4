// Printers that poll the server for their papers, as used by the routes; implemented in `server/jobs/printing`.

export const ASKING_KINDS = ['cloudprnt', 'server-direct-print'] as const;
export type AskingKind = (typeof ASKING_KINDS)[number];

/** Whether a printer with this address polls for its papers. */
export const isAsking = (address: string): address is AskingKind => ASKING_KINDS.some((kind) => kind === address);

/** Outcome of a paper as a printer reports it. */
export type AskedEnd = 'printed' | 'unknown' | 'failed';
export type AskedTrouble = 'paper_end' | 'cover_open' | 'error';

/** A polling printer, found by the secret in its URL. */
export interface AskingPrinter {
  /** Notes a poll. null: the printer reports no trouble; `undefined`: it reports no state. */
  readonly heard: (trouble: AskedTrouble | null | undefined) => Promise<void>;
  /** Token of the paper that the printer may fetch; `undefined`: none, or one is being printed. */
  readonly offer: () => Promise<string | undefined>;
  /**
   * Hands out the paper, which is under way from now on. The printer may fetch it again until the outcome is reported.
   */
  readonly hand: (token: string | undefined) => Promise<{ readonly token: string; readonly body: Buffer } | undefined>;
  /** Books the printer's outcome of a paper; without a token, of the paper under way. */
  readonly end: (token: string | undefined, end: AskedEnd, trouble: AskedTrouble | undefined) => Promise<void>;
}

/** `undefined` when no printer has the secret, or the printer uses another protocol. */
export type FindAskingPrinter = (kind: AskingKind, key: string) => Promise<AskingPrinter | undefined>;
