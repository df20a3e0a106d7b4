import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { receipt } from '#ui/look/icons-later.ts';
import { bell, bellRinging } from '#ui/look/service-icons.ts';
import styles from './service.module.css';

/** The bell, and the bill beside it where there is one: always at hand beside an order. */
export const ServiceButtons = ({
  called,
  bill,
  onCall,
  onBill,
}: {
  /** A call is under way. */
  readonly called: boolean;
  /** none: the table has ordered nothing. */
  readonly bill: 'none' | 'open' | 'asked';
  readonly onCall: () => void;
  readonly onBill: () => void;
}) => (
  <div className={styles.bar} data-testid="service-buttons">
    <Button small icon={<Icon path={called ? bellRinging : bell} />} data-testid="open-call" onClick={onCall}>
      {called ? <Trans>Called</Trans> : <Trans>Waiter</Trans>}
    </Button>
    {bill !== 'none' && (
      <Button small icon={<Icon path={receipt} />} data-testid="open-bill" onClick={onBill}>
        {bill === 'asked' ? <Trans>Bill is coming</Trans> : <Trans>Bill</Trans>}
      </Button>
    )}
  </div>
);
