import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { QuestionPanel } from './question-panel.tsx';
import styles from './withdraw-order.module.css';

/** Title of an order that its guest has withdrawn. */
export const WithdrawnTitle = () => <Trans>You have cancelled the order</Trans>;

interface WithdrawProps {
  readonly label: string;
  readonly isOnline: boolean;
  /** The question is open. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
  readonly onKeep: () => void;
  readonly onWithdraw: () => void;
}

/** Button that asks whether to withdraw an order, and the question in its place, which takes the focus. */
export const WithdrawOrder = ({ label, isOnline, isAsked, isBusy, onAsk, onKeep, onWithdraw }: WithdrawProps) => {
  const offline = !isOnline && (
    <p className={styles.words} role="status">
      <Trans>You need a connection to cancel the order.</Trans>
    </p>
  );
  if (!isAsked) {
    return (
      <div className={styles.withdraw}>
        <Button small className={styles.press} disabled={!isOnline} onClick={onAsk} data-testid="withdraw-order">
          <Trans>Cancel order</Trans>
        </Button>
        {offline}
      </div>
    );
  }
  return (
    <div className={styles.question}>
      <QuestionPanel
        tone="doubt"
        title={<Trans>Cancel order {label}?</Trans>}
        focused
        testId="withdraw"
        actions={
          <>
            <Button
              look="ink"
              disabled={!isOnline}
              aria-busy={isBusy}
              onClick={onWithdraw}
              data-testid="withdraw-order-yes"
            >
              <Trans>Yes, cancel the order</Trans>
            </Button>
            <Button onClick={onKeep} data-testid="withdraw-order-no">
              <Trans>No, keep the order</Trans>
            </Button>
          </>
        }
      >
        <li>
          <Trans>The venue has not accepted it yet.</Trans>
        </li>
        {offline && <li>{offline}</li>}
      </QuestionPanel>
    </div>
  );
};

/** The venue's number: a link where the phone can dial it. */
const Call = ({ phone, href }: { readonly phone: string; readonly href: string | undefined }) =>
  href === undefined ? (
    phone
  ) : (
    <a href={href} data-testid="call-venue">
      {phone}
    </a>
  );

/** Why an order was not withdrawn, and what its guest can do. `phone`: empty when the venue names none. */
export const NotWithdrawn = ({
  why,
  phone,
  href,
}: {
  readonly why: 'too_late' | 'paid' | 'unheard' | 'other';
  readonly phone: string;
  readonly href: string | undefined;
}) => {
  if (why === 'unheard') {
    return (
      <Notice icon={info} title={<Trans>We do not know whether the cancellation arrived.</Trans>}>
        <Trans>Try again: it is cancelled once.</Trans>
      </Notice>
    );
  }
  const titles: Readonly<Record<typeof why, ReactNode>> = {
    too_late: <Trans>The kitchen has it already</Trans>,
    paid: <Trans>The order is paid, or is being paid</Trans>,
    other: <Trans>The order is not cancelled</Trans>,
  };
  const number = <Call phone={phone} href={href} />;
  return (
    <Notice icon={info} title={titles[why]}>
      {phone === '' ? (
        <Trans>It can no longer be cancelled here. Please ask the staff.</Trans>
      ) : (
        <Trans>It can no longer be cancelled here. Please call: {number}</Trans>
      )}
    </Notice>
  );
};
