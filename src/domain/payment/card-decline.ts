// Why the bank declined a card, as far as a guest may know.

/**
 * funds           not enough money on the card
 * expired         the card has expired
 * code            wrong security code
 * authentication  the bank could not confirm that the card's holder is paying
 * limit           the card's limit of payments or amounts is reached
 * other           the bank names no reason, or none that a guest may read
 *
 * Suspected fraud is `other` on purpose: the reader may be the thief. Spelt as on the wire.
 */
export const CARD_DECLINES = ['funds', 'expired', 'code', 'authentication', 'limit', 'other'] as const;
export type CardDecline = (typeof CARD_DECLINES)[number];

/** `undefined`: no reason, or one of a newer server. */
export const cardDeclineIn = (value: unknown): CardDecline | undefined => CARD_DECLINES.find((one) => one === value);
