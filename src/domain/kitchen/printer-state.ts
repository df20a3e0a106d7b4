// State of a venue's printer, for the person who sets it up.
import type { PaperState } from '#domain/service/paper.ts';

export interface TestSlipStanding {
  readonly id: string;
  /** When it was asked for, epoch ms of the server's clock. */
  readonly at: number;
  readonly state: PaperState;
  readonly reason?: string | undefined;
}

/** drawn: papers are pictures; unconfirmed: they are to be letters, and nobody has read a slip yet. */
export const LETTERS = ['drawn', 'unconfirmed', 'confirmed'] as const;

export interface PrinterStanding {
  readonly name: string;
  readonly address: string;
  /** Reason why the printer cannot print, as far as it was asked; undefined: no known trouble. */
  readonly trouble?: string | undefined;
  readonly letters: (typeof LETTERS)[number];
  /** undefined: none was ever printed there. */
  readonly slip?: TestSlipStanding | undefined;
}
