import { Trans } from '@lingui/react/macro';
import { openShareOf } from '#domain/bill/told-bill.ts';
import type { OrderId } from '#domain/ids.ts';
import { awaitsBank, type Paying } from '#domain/payment/paying.ts';
import { hrefOfPayment } from '#guest/payment/payment-address.ts';
import { useOwnPayments } from '#guest/payment/use-own-payments.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { useToldBill } from './use-told-bill.ts';

/** A card payment of this guest without the bank's answer, also offline; nothing when there is none. */
export const AwaitedBank = () => {
  const entries = useEntries();
  const payments = useOwnPayments();
  // The server may have told of an order's payment by the order itself.
  const isTold = (id: string) => entries.some((one) => one.id === id && (one.order?.cardPayment?.paid ?? 0) > 0);
  const awaited = (payments ?? []).filter((one) => awaitsBank(one) && !isTold(one.id));
  return awaited.length > 0 && <Awaited awaited={awaited} />;
};

const Awaited = ({ awaited }: { readonly awaited: readonly Paying[] }) => {
  const { place } = useMenu();
  const isOnline = useIsOnline();
  // And of a share of the bill by the bill.
  const bill = useToldBill();
  const isPaid = (id: string) => bill?.shares.some((share) => share.id === id && share.state === 'paid') === true;
  // Online the bill itself leads back to the open payment of this phone.
  const open = isOnline ? openShareOf(bill)?.id : undefined;
  const paying = awaited.find(({ id }) => !isPaid(id) && id !== open);
  if (!paying) return null;
  return (
    <Notice
      icon={warningCircle}
      title={<Trans>We are waiting for the bank’s answer to your card payment.</Trans>}
      action={
        isOnline && (
          <ButtonLink small href={hrefOfPayment(place.slug, paying.id as OrderId)} data-testid="awaited-bank">
            <Trans>To the payment</Trans>
          </ButtonLink>
        )
      }
    >
      {!isOnline && <Trans>We will show it here once there is a network. Please do not pay again before that.</Trans>}
    </Notice>
  );
};
