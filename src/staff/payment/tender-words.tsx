import { Trans } from '@lingui/react/macro';
import type { Tender } from '#domain/bill/payment.ts';
import type { FiscalReceipt } from '#domain/payment/fiscal-receipt.ts';
import { ReceiptWords } from '#staff/card-payments/card-state-words.tsx';

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

/**
 * Fiscal receipt of a card payment on a guest's phone, as a sentence. Without one that staff issue, the venue's till was told of
 * the sale, and prints it.
 */
export const TillWords = ({
  receipt,
  timeZone,
}: {
  readonly receipt: FiscalReceipt | undefined;
  readonly timeZone: string;
}) =>
  receipt ? (
    <>
      <ReceiptWords receipt={receipt} timeZone={timeZone} />.
    </>
  ) : (
    <Trans>The fiscal receipt comes from the till.</Trans>
  );
