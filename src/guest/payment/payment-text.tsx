import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { DeclinedText, isDeclined } from './declined-text.tsx';
import { FailureText } from './failure-text.tsx';
import {
  amountOf,
  heldUntil,
  isCutShare,
  isDeclinedThere,
  isUnheard,
  type PaymentView,
  providerOf,
} from './payment-view.ts';

/** Title that states where the money is. [S2.07] */
export const PaymentTitle = (view: PaymentView): ReactNode => {
  const { stand, paying, isLeftOpen } = view;
  switch (stand) {
    case 'starting':
      return <Trans>We are preparing the payment</Trans>;
    case 'redirected':
      return <Trans>To the bank</Trans>;
    case 'pending':
      if (!isLeftOpen) return <Trans>The bank is thinking</Trans>;
      return isDeclinedThere(view) ? (
        <Trans>The card did not go through</Trans>
      ) : (
        <Trans context="card payment">Not paid yet</Trans>
      );
    case 'processing':
      return <Trans>Payment in progress</Trans>;
    case 'success':
      return <Trans>Paid. Thank you!</Trans>;
    case 'timedOut':
      return isUnheard(paying) ? <Trans>No answer yet</Trans> : <Trans>The time to pay is over</Trans>;
    case 'failed':
      if (paying.told?.state === 'cancelled') return <Trans>The payment is cancelled</Trans>;
      return paying.failure && !isDeclined(paying) ? (
        <Trans>The payment was not started</Trans>
      ) : (
        <Trans>The card did not go through</Trans>
      );
  }
};

const NothingTaken = () => (
  <strong>
    <Trans>Nothing was taken.</Trans>
  </strong>
);

/** After the guest left the bank's page: where the money is, and until when it is held. */
const LeftOpen = (view: PaymentView) => {
  const { paying, isCooked, timeZone } = view;
  const { told, isShare, isRest } = paying;
  const until = heldUntil(paying);
  if (!told || until === undefined) return null;
  // The bank's reason names the next step; the buttons lead there.
  if (told.declined && isDeclinedThere(view))
    return (
      <>
        <DeclinedText declined={told.declined} /> <NothingTaken />
      </>
    );
  const [time, provider] = [formatTime(until, timeZone), providerOf(paying) ?? ''];
  const { isPolled, cancels } = PROVIDER_TRAITS[told.provider];
  return (
    <>
      {isPolled ? (
        <>
          <NothingTaken /> <Trans>You have left the bank’s page; it is still open.</Trans>
        </>
      ) : (
        <Trans>If you have paid, {provider} tells us in a moment.</Trans>
      )}{' '}
      {!cancels && <Trans>{provider} cannot be told to cancel a payment: it ends by itself.</Trans>}{' '}
      {isRest ? (
        <Trans>The bill is held for you until {time} at the latest.</Trans>
      ) : isShare ? (
        <Trans>Your part of the bill is held for you until {time} at the latest.</Trans>
      ) : (
        <Trans>You can pay there until {time}.</Trans>
      )}{' '}
      {!isCooked && <Trans>The kitchen starts as soon as it is paid.</Trans>}
    </>
  );
};

/** One or two sentences, with the state of the money in bold. */
export const PaymentText = (props: PaymentView): ReactNode => {
  const { stand, paying, isCooked } = props;
  const money = useMoney();
  const sum = money.main(amountOf(paying));
  const provider = providerOf(paying);
  const card = paying.way.kind === 'instrument' ? paying.way.name : undefined;
  switch (stand) {
    case 'starting':
      return (
        <>
          <Trans>Please keep this page open for a moment.</Trans>{' '}
          {card === undefined ? (
            <strong>
              <Trans>Nothing is taken yet.</Trans>
            </strong>
          ) : (
            <strong>
              <Trans>
                {sum} from {card}
              </Trans>
            </strong>
          )}
        </>
      );
    case 'redirected':
      return (
        <>
          {provider === undefined ? (
            <Trans>
              The bank’s page opens for <strong>{sum}</strong>.
            </Trans>
          ) : (
            <Trans>
              {provider} opens for <strong>{sum}</strong>.
            </Trans>
          )}{' '}
          <Trans>You enter the card there; we do not see it.</Trans>
        </>
      );
    case 'pending':
      if (props.isLeftOpen) return <LeftOpen {...props} />;
      return (
        <>
          {/* A notice says when it is asked again. */}
          {!props.isUnreached && <Trans>We ask it every few seconds.</Trans>}{' '}
          {!isCooked && <Trans>The kitchen starts as soon as it says “yes”.</Trans>}
        </>
      );
    case 'processing':
      return (
        <>
          {card === undefined ? (
            <strong>{sum}</strong>
          ) : (
            <strong>
              <Trans>
                {sum} from {card}
              </Trans>
            </strong>
          )}{' '}
          <Trans>Please keep this page open for a moment.</Trans>
        </>
      );
    case 'success':
      return (
        <Trans>
          <strong>{sum}</strong> were paid by card.
        </Trans>
      );
    case 'timedOut':
      if (isUnheard(paying))
        return (
          <>
            <Trans>We do not know yet whether the payment has begun.</Trans>{' '}
            <strong>
              {card === undefined ? (
                <Trans>Without the bank’s page nothing is taken.</Trans>
              ) : (
                <Trans>Trying again does not charge it twice.</Trans>
              )}
            </strong>
          </>
        );
      return (
        <>
          <Trans>Nobody paid in time, and the bank’s page is closed.</Trans> <NothingTaken />
        </>
      );
    case 'failed':
      if (paying.told?.state === 'cancelled')
        return (
          <>
            <NothingTaken /> <Trans>The bank’s page is closed.</Trans>{' '}
            {paying.isRest ? (
              <Trans>The bill is free again: anybody at the table can pay it.</Trans>
            ) : (
              paying.isShare && <Trans>Your part of the bill is free again: anybody at the table can pay it.</Trans>
            )}
          </>
        );
      return (
        <>
          {isCutShare(paying) ? (
            <Trans>Others at your table have paid in the meantime: {sum} is left for you.</Trans>
          ) : paying.failure ? (
            <FailureText failure={paying.failure} />
          ) : paying.told?.declined ? (
            <DeclinedText declined={paying.told.declined} />
          ) : (
            <Trans>Unsuccessful payment. Please try again.</Trans>
          )}{' '}
          <NothingTaken />
        </>
      );
  }
};

/** Until when the order waits; empty when unknown, or when the kitchen has it. */
export const Waits = ({ until, timeZone, isCooked }: PaymentView) => {
  if (until === undefined || isCooked) return null;
  const time = formatTime(until, timeZone);
  return <Trans>We keep it until {time}.</Trans>;
};
