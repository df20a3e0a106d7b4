// How a printer of the house is, for whoever sets it up.

/** Where the last test slip stands; as papers do. */
export const SLIP_STATES = ['queued', 'sending', 'printed', 'unknown', 'failed', 'asks'] as const;

export interface TestSlipStanding {
  readonly id: string;
  /** When it was asked for, epoch ms of the server's clock. */
  readonly at: number;
  readonly state: (typeof SLIP_STATES)[number];
  readonly reason?: string | undefined;
}

/** drawn: papers are pictures; unconfirmed: they are to be letters, and nobody has read a slip yet. */
export const LETTERS = ['drawn', 'unconfirmed', 'confirmed'] as const;

export interface PrinterStanding {
  readonly name: string;
  readonly address: string;
  /** What ails it, as far as it was asked; undefined: nothing that is known. */
  readonly trouble?: string | undefined;
  readonly letters: (typeof LETTERS)[number];
  /** undefined: none was ever printed there. */
  readonly slip?: TestSlipStanding | undefined;
}

/** Its end has not come: it is worth asking again. */
export const isUnderWay = ({ state }: TestSlipStanding): boolean => state === 'queued' || state === 'sending';
