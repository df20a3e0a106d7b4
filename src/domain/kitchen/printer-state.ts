// State of a venue's printer, for the person who sets it up.
import type { PaperState } from '#domain/service/paper.ts';

export interface TestSlipStanding {
  readonly id: string;
  /** Time of the request, epoch ms of the server's clock. */
  readonly at: number;
  readonly state: PaperState;
  readonly reason?: string | undefined;
}

/** drawn: papers are pictures; unconfirmed: text mode, but no test slip has been checked yet. */
export const LETTERS = ['drawn', 'unconfirmed', 'confirmed'] as const;

export interface PrinterStanding {
  readonly name: string;
  readonly address: string;
  /** Reason why the printer cannot print, if checked; undefined: no known trouble. */
  readonly trouble?: string | undefined;
  readonly letters: (typeof LETTERS)[number];
  /** undefined: this printer has never printed a test slip. */
  readonly slip?: TestSlipStanding | undefined;
}
