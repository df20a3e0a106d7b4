import { Trans } from '@lingui/react/macro';
import type { Tender } from '#domain/bill/payment.ts';

/** How something was paid, within a line. */
export const TenderWords = ({ tender }: { readonly tender: Tender }) => {
  switch (tender) {
    case 'cash':
      return <Trans comment="how a bill was paid">cash</Trans>;
    case 'card':
      return <Trans comment="how a bill was paid">card</Trans>;
    case 'other':
      return <Trans comment="how a bill was paid: in another way">another way</Trans>;
  }
};

/** A card payment on a guest's phone is a sale that the venue's till records: the phone shows no fiscal receipt. */
export const TillWords = () => <Trans>The fiscal receipt comes from the till.</Trans>;
