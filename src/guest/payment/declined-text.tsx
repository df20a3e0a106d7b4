import { Trans } from '@lingui/react/macro';
import type { CardDecline } from '#domain/payment/card-decline.ts';
import type { Paying } from '#domain/payment/paying.ts';

/** True when a bank has declined the card of a start that failed. */
export const isDeclined = ({ failure }: Pick<Paying, 'failure'>): boolean =>
  failure?.kind === 'refused' && failure.refusal.declined !== undefined;

/** The bank's reason, and the next step. */
export const DeclinedText = ({ declined }: { readonly declined: CardDecline }) => {
  switch (declined) {
    case 'funds':
      return <Trans>The bank says: not enough money on the card. Please try another card.</Trans>;
    case 'expired':
      return <Trans>The bank says: the card has expired. Please try another card.</Trans>;
    case 'code':
      return <Trans>The bank says: the security code is wrong. Please check it and try again.</Trans>;
    case 'authentication':
      return <Trans>The bank could not confirm that it was you. Please try again or use another card.</Trans>;
    case 'limit':
      return <Trans>The bank says: the card has reached its limit. Please try another card.</Trans>;
    case 'other':
      return <Trans>The bank has declined the card and names no reason. Please try another card.</Trans>;
  }
};
