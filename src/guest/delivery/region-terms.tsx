import { Trans } from '@lingui/react/macro';
import type { Minor } from '#domain/pricing/money.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './address-dialog.module.css';

/** Minimum order of a region, or of all regions above them, and the sum from which its delivery is free. */
export const RegionTerms = (terms: { readonly minimum: Minor | undefined; readonly freeFrom: Minor | undefined }) => {
  const money = useMoney();
  const minimum = terms.minimum !== undefined && money.main(terms.minimum);
  const freeFrom = terms.freeFrom !== undefined && money.main(terms.freeFrom);
  if (!minimum && !freeFrom) return null;
  return (
    <span className={styles.note}>
      {minimum && <Trans comment="the least amount of a delivery order">orders from {minimum}</Trans>}
      {minimum && freeFrom && ' · '}
      {freeFrom && <Trans comment="the delivery costs nothing above this amount">free over {freeFrom}</Trans>}
    </span>
  );
};
