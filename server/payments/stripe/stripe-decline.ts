// Stripe's reasons of a declined card that a guest may read. Other reasons of the bank, among them all of fraud, are not named.
import type { CardDecline } from '#domain/payment/card-decline.ts';

const DECLINES: ReadonlyMap<string, CardDecline> = new Map([
  ['insufficient_funds', 'funds'],
  ['expired_card', 'expired'],
  ['invalid_expiry_month', 'expired'],
  ['invalid_expiry_year', 'expired'],
  ['incorrect_cvc', 'code'],
  ['invalid_cvc', 'code'],
  ['authentication_required', 'authentication'],
  ['authentication_not_handled', 'authentication'],
  ['payment_intent_authentication_failure', 'authentication'],
  ['card_velocity_exceeded', 'limit'],
  ['withdrawal_count_limit_exceeded', 'limit'],
]);

/** `decline_code` is the bank's own reason, so a fraud code there hides Stripe's more general `code`. */
export const stripeDecline = (
  error: { readonly code?: string | undefined; readonly decline_code?: string | undefined } | null | undefined,
): CardDecline | undefined => {
  if (!error) return undefined;
  const { code, decline_code } = error;
  const isDeclined = decline_code !== undefined || code === 'card_declined';
  return DECLINES.get(decline_code ?? code ?? '') ?? (isDeclined ? 'other' : undefined);
};
