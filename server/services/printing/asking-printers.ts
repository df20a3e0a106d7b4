// Printers that ask the server for their papers, as routes see them; `server/jobs/printing` does the work.

export const ASKING_KINDS = ['cloudprnt', 'server-direct-print'] as const;
export type AskingKind = (typeof ASKING_KINDS)[number];

/** Whether the printer of an address comes for its papers by itself. */
export const isAsking = (address: string): address is AskingKind => ASKING_KINDS.some((kind) => kind === address);

/** How a printer says that a paper ended. */
export type AskedEnd = 'printed' | 'unknown' | 'failed';
export type AskedTrouble = 'paper_end' | 'cover_open' | 'error';

/** One printer, found by the secret in its address. */
export interface AskingPrinter {
  /** The printer has asked. null: it reports no trouble; undefined: it does not report its state. */
  readonly heard: (trouble: AskedTrouble | null | undefined) => Promise<void>;
  /** The token of the paper that it may fetch; undefined: none, or one is on its way. */
  readonly offer: () => Promise<string | undefined>;
  /** The paper, from now on on its way. The same one may be fetched again until its end is told. */
  readonly hand: (token: string | undefined) => Promise<{ readonly token: string; readonly body: Buffer } | undefined>;
  /** Outcome of a paper, by the printer's own word; of the one on its way where no token is said. */
  readonly end: (token: string | undefined, end: AskedEnd, trouble: AskedTrouble | undefined) => Promise<void>;
}

/** undefined: no printer has that secret, or it speaks otherwise. */
export type FindAskingPrinter = (kind: AskingKind, key: string) => Promise<AskingPrinter | undefined>;
