import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { receipt } from '#ui/look/icons-later.ts';
import { bell, bellRinging } from '#ui/look/service-icons.ts';
import styles from './service.module.css';

const CallWords = ({ called }: { readonly called: 'no' | 'waiting' | 'called' }) => {
  if (called === 'waiting') return <Trans>Call waits to be sent</Trans>;
  return called === 'called' ? <Trans>Called</Trans> : <Trans>Waiter</Trans>;
};

const BillWords = ({ bill }: { readonly bill: 'open' | 'waiting' | 'asked' | 'coming' }) => {
  switch (bill) {
    case 'open':
      return <Trans>Bill</Trans>;
    case 'waiting':
      return <Trans>Bill waits to be sent</Trans>;
    case 'asked':
      return <Trans>Bill asked for</Trans>;
    case 'coming':
      return <Trans>Bill is coming</Trans>;
  }
};

/** The bell, and the bill beside it where there is one: always at hand beside an order. */
export const ServiceButtons = ({
  called,
  bill,
  onCall,
  onBill,
}: {
  /** waiting: no call has reached the house yet. */
  readonly called: 'no' | 'waiting' | 'called';
  /** none: there is nothing to pay; waiting: the asking has not reached the house; coming: somebody has seen it. */
  readonly bill: 'none' | 'open' | 'waiting' | 'asked' | 'coming';
  readonly onCall: () => void;
  readonly onBill: () => void;
}) => (
  <div className={styles.bar} data-testid="service-buttons">
    <Button small icon={<Icon path={called === 'no' ? bell : bellRinging} />} data-testid="open-call" onClick={onCall}>
      <CallWords called={called} />
    </Button>
    {bill !== 'none' && (
      <Button small icon={<Icon path={receipt} />} data-testid="open-bill" onClick={onBill}>
        <BillWords bill={bill} />
      </Button>
    )}
  </div>
);
