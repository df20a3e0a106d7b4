import { Trans } from '@lingui/react/macro';
import type { DeliveryFacts } from '#domain/delivery/delivery-price.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './free-delivery.module.css';

/** Amount missing for free delivery, with a progress bar; empty when delivery is free or never free. [S5.21] */
export const FreeDelivery = ({ facts }: { readonly facts: DeliveryFacts | undefined }) => {
  const money = useMoney();
  if (!facts?.freeFrom || facts.toFree <= 0) return null;
  const sum = money.main(facts.toFree);
  const from = money.main(facts.freeFrom);
  const share = Math.min(100, Math.max(0, (100 * facts.amount) / facts.freeFrom));
  return (
    <div data-testid="free-delivery">
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.done} style={{ inlineSize: `${share}%` }} />
      </div>
      <p>
        <Trans>Orders over {from} have free delivery.</Trans> <Trans>{sum} more and delivery is free</Trans>
      </p>
    </div>
  );
};
