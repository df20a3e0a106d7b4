// How a phone is called at its table: a word for the others there, never an identity.

/** In characters, as a person counts them. */
export const MAX_GUEST_NAME = 24;

const SPACES = /\s+/gu;
/** Characters that turn text round, break lines or open a tag. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}<>]/gu;

/** A name as it may be shown to others: one line, without marks of any language of pages; "" is no name. */
export const cleanGuestName = (text: string): string =>
  [...text.normalize('NFC').replace(UNFIT, ' ').replace(SPACES, ' ').trim()].slice(0, MAX_GUEST_NAME).join('').trim();

/** Guest who sent an order, for the others at the table. */
export interface TableGuest {
  /** 1 for the phone that ordered first at this sitting. */
  readonly number: number;
  /** undefined: the phone has given itself none. */
  readonly name: string | undefined;
  /** Whether it is the phone that asks. */
  readonly isMine: boolean;
}
