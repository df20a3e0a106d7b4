import { Trans } from '@lingui/react/macro';
import type { Payment } from '#domain/bill/payment.ts';
import type { FiscalReceipt } from '#domain/payment/fiscal-receipt.ts';
import { ReceiptText } from '#staff/card-payments/card-state-text.tsx';

/** Payment method, within a line of text. `room`: the hotel room on whose bill it is, if known. */
export const TenderText = ({ tender, room }: Pick<Payment, 'tender' | 'room'>) => {
  switch (tender) {
    case 'cash':
      return <Trans comment="how a bill was paid">cash</Trans>;
    case 'card':
      return <Trans comment="how a bill was paid">card</Trans>;
    case 'room':
      return room === undefined ? (
        <Trans comment="how a bill was paid: a hotel put it on the bill of the guest's room">the room’s bill</Trans>
      ) : (
        <Trans comment="how a bill was paid: a hotel put it on the bill of that room">the bill of room {room}</Trans>
      );
    case 'other':
      return <Trans comment="how a bill was paid: in another way">another way</Trans>;
  }
};

/** Sentence on the fiscal receipt of a card payment by phone. If staff issue none, the till was notified and prints it. */
export const TillText = ({
  receipt,
  timeZone,
}: {
  readonly receipt: FiscalReceipt | undefined;
  readonly timeZone: string;
}) =>
  receipt ? (
    <>
      <ReceiptText receipt={receipt} timeZone={timeZone} />.
    </>
  ) : (
    <Trans>The fiscal receipt comes from the till.</Trans>
  );
