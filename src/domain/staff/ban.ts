// Devices whose orders a place takes no more. [S6.02]

/** How long orders are not taken: for a day, for a week, until somebody takes it back. */
export const BAN_SPANS = ['day', 'week', 'open'] as const;
export type BanSpan = (typeof BAN_SPANS)[number];

export const LONGEST_BAN_TEXT = 200;

const DAY = 24 * 3_600_000;

/** When a ban of this span ends by itself; undefined: never. */
export const banEnd = (span: BanSpan, now: number): number | undefined =>
  span === 'open' ? undefined : now + (span === 'day' ? DAY : 7 * DAY);

/** A device is known by an order that it has sent: nothing else of it is told. */
export interface Ban {
  readonly id: string;
  /** The order that it was found by. */
  readonly orderId: string;
  /** "K2-41" */
  readonly label: string;
  readonly at: number;
  /** A name. */
  readonly by: string;
  /** Epoch ms; undefined: until it is taken back. */
  readonly until: number | undefined;
  /** For the venue alone. */
  readonly reason: string;
  /** Words that the guest reads in the place of our own; "": ours. */
  readonly words: string;
}

export interface NewBan {
  readonly orderId: string;
  readonly span: BanSpan;
  readonly reason: string;
  readonly words: string;
}
