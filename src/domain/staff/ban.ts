// Bans: devices whose orders a place refuses. [S6.02]

/** Duration of a ban: a day, a week, or until staff lift it. */
export const BAN_SPANS = ['day', 'week', 'open'] as const;
export type BanSpan = (typeof BAN_SPANS)[number];

export const LONGEST_BAN_TEXT = 200;

const DAY = 24 * 3_600_000;

/** When a ban of this span ends automatically; undefined: never. */
export const banEnd = (span: BanSpan, now: number): number | undefined =>
  span === 'open' ? undefined : now + (span === 'day' ? DAY : 7 * DAY);

/** A ban identifies a device by one of its orders; no other data of the device is shown. */
export interface Ban {
  readonly id: string;
  /** The order because of which the device was banned. */
  readonly orderId: string;
  /** "K2-41" */
  readonly label: string;
  readonly at: number;
  /** A name. */
  readonly by: string;
  /** Epoch ms; undefined: until staff lift it. */
  readonly until: number | undefined;
  /** Only for the venue. */
  readonly reason: string;
  /** Text for the guest instead of the default; "": the default. */
  readonly words: string;
}

export interface NewBan {
  readonly orderId: string;
  readonly span: BanSpan;
  readonly reason: string;
  readonly words: string;
}
