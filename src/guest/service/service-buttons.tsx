import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { receipt } from '#ui/look/icons-later.ts';
import { bell, bellRinging } from '#ui/look/service-icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './service.module.css';

const CallText = ({ called, room }: Pick<ServiceButtonsProps, 'called' | 'room'>) => {
  if (called === 'waiting') return <Trans>Call waits to be sent</Trans>;
  if (called === 'called') return <Trans>Called</Trans>;
  return room ? <Trans>Ask for something</Trans> : <Trans>Waiter</Trans>;
};

const BillText = ({ bill }: { readonly bill: 'open' | 'waiting' | 'asked' | 'coming' }) => {
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

export interface ServiceButtonsProps {
  /** `waiting`: the call has not reached the venue. */
  readonly called: 'no' | 'waiting' | 'called';
  /** The guest is in a hotel room, where no waiter is near. */
  readonly room: boolean;
  /** `none`: no amount due; `waiting`: the request has not reached the venue; `coming`: somebody has seen it. */
  readonly bill: 'none' | 'open' | 'waiting' | 'asked' | 'coming';
  readonly onCall: () => void;
  readonly onBill: () => void;
}

/** Bell, and the bill if there is one, always available beside an order. */
export const ServiceButtons = ({ called, room, bill, onCall, onBill }: ServiceButtonsProps) => (
  <div className={styles.bar} data-testid="service-buttons">
    <Button small icon={<Icon path={called === 'no' ? bell : bellRinging} />} data-testid="open-call" onClick={onCall}>
      <CallText called={called} room={room} />
    </Button>
    {bill !== 'none' && (
      <Button small icon={<Icon path={receipt} />} data-testid="open-bill" onClick={onBill}>
        <BillText bill={bill} />
      </Button>
    )}
  </div>
);

/** Round buttons in the menu's bottom bar: the bell before the order, the bill after it. */
export const RoundServiceButtons = ({
  called,
  room,
  bill,
  isLone = false,
  onCall,
  onBill,
}: ServiceButtonsProps & {
  /** Only the bell is shown: it has room for its label, and does not cover a dish as a floating disc would. */
  readonly isLone?: boolean;
}) => (
  <>
    <button
      type="button"
      className={classNames(styles.round, called !== 'no' && styles.on, isLone && styles.lone)}
      data-testid="foot-call"
      onClick={onCall}
    >
      <Icon path={called === 'no' ? bell : bellRinging} />
      {isLone ? (
        <CallText called={called} room={room} />
      ) : (
        <VisuallyHidden>
          <CallText called={called} room={room} />
        </VisuallyHidden>
      )}
    </button>
    {bill !== 'none' && (
      <button
        type="button"
        className={classNames(styles.round, styles.last, bill !== 'open' && styles.on)}
        data-testid="foot-bill"
        onClick={onBill}
      >
        <Icon path={receipt} />
        <VisuallyHidden>
          <BillText bill={bill} />
        </VisuallyHidden>
      </button>
    )}
  </>
);
