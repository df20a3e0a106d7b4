import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import type { PaymentPart } from '#staff/tables/table-view.ts';
import { Toast } from '#ui/layout/toast.tsx';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './table-screen.module.css';

/** Time in ms that a waiter needs to read the change and to count it out. */
const SHOWN_MS = 10_000;

interface NotedPayment extends PaymentPart {
  /** Restarts the time for a second, equal payment. */
  readonly at: number;
}

/** Text of a noted payment: sum, tender and change, and offline that the server does not have it yet. */
function usePaidText(): (part: PaymentPart, isOffline: boolean) => string {
  const { t } = useLingui();
  const money = useMoney();
  const sumOf = ({ amount, tip }: PaymentPart): string => {
    const [sum, more] = [money.main(amount), tip === undefined ? '' : money.main(tip)];
    return more === '' ? sum : t({ message: `${sum} + ${more} tip`, comment: 'a payment and the tip beside it' });
  };
  const notedOf = (part: PaymentPart): string => {
    const sum = sumOf(part);
    switch (part.tender) {
      case 'cash':
        return t({ message: `${sum} in cash is noted`, comment: 'a waiter has just noted a payment' });
      case 'card':
        return t({ message: `${sum} by card is noted`, comment: 'a waiter has just noted a payment' });
      case 'room': {
        const { room } = part;
        if (room !== undefined)
          return t({
            message: `${sum} on the bill of room ${room} is noted`,
            comment: 'a waiter has just noted a payment',
          });
        return t({ message: `${sum} on the room’s bill is noted`, comment: 'a waiter has just noted a payment' });
      }
      case 'other':
        return t({ message: `${sum}, paid in another way, is noted`, comment: 'a waiter has just noted a payment' });
    }
  };
  return (part, isOffline) => {
    const back = part.change === undefined ? undefined : money.main(part.change);
    return [
      notedOf(part),
      back !== undefined && t({ message: `change: ${back}`, comment: 'cash that a waiter hands back to the guest' }),
      isOffline &&
        t({ message: 'only on this device so far: it is sent when the network is back', comment: 'a noted payment' }),
    ]
      .filter((text) => text !== false)
      .join(' · ');
  };
}

/** Confirms a payment that was just noted, for some seconds and to a screen reader. `isOffline`: nothing can be sent now. */
export function usePaidToast(isOffline: boolean): {
  readonly toast: ReactNode;
  readonly onNoted: (part: PaymentPart) => void;
} {
  const [noted, setNoted] = useState<NotedPayment>();
  const textOf = usePaidText();
  const announce = useAnnounce();
  const close = useCallback(() => setNoted(undefined), []);
  return {
    onNoted: (part) => {
      setNoted((before) => ({ ...part, at: (before?.at ?? 0) + 1 }));
      announce(textOf(part, isOffline));
    },
    toast: noted && (
      <div className={styles.toast} data-testid="paid-toast">
        <Toast key={noted.at} silent closesAfter={SHOWN_MS} onClose={close}>
          {textOf(noted, isOffline)}
        </Toast>
      </div>
    ),
  };
}
