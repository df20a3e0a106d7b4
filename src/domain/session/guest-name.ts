// Nickname of a phone at its table: for the other guests at the table, never an identity.

/** Characters as a reader counts them. */
export const MAX_GUEST_NAME = 24;

const SPACES = /\s+/gu;
/** Direction marks, line breaks and tag characters. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}<>]/gu;

/** A name that is safe to show to others: one line, without markup; "" means no name. */
export const cleanGuestName = (text: string): string =>
  [...text.normalize('NFC').replace(UNFIT, ' ').replace(SPACES, ' ').trim()].slice(0, MAX_GUEST_NAME).join('').trim();

/** Guest who sent an order, as the others at the table see them. */
export interface TableGuest {
  /** 1 for the phone that ordered first at this sitting. */
  readonly number: number;
  /** undefined: no name given. */
  readonly name: string | undefined;
  /** Whether this phone sent the request. */
  readonly isMine: boolean;
}
