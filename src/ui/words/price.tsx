import { Trans } from '@lingui/react/macro';
import type { Minor } from '#domain/pricing/money.ts';
import { classNames } from '../look/class-names.ts';
import { useMoney } from './money.tsx';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceProps {
  /** The price; `null`: not fixed, ask the waiter. */
  readonly amount: Minor | null;
  /** Price before the discount; shown only if different. */
  readonly old?: Minor | undefined;
  /** The dish has several sizes, and this is the lowest price. */
  readonly from?: boolean;
  readonly align?: 'start' | 'end';
  readonly inline?: boolean;
  /** The price is in a list row instead of a card's header. */
  readonly row?: boolean;
}

/** A price with its old price and the second currency, in tabular figures. */
export const Price = ({ amount, old, from = false, align = 'end', inline = false, row = false }: PriceProps) => {
  const money = useMoney();
  if (amount === null) {
    return (
      <span className={classNames(styles.price, styles.ask, align === 'start' && styles.start)}>
        <Trans>Ask the waiter</Trans>
      </span>
    );
  }
  const reduced = old !== undefined && old !== amount;
  // A second currency says nothing more about a free dish.
  const second = amount ? money.second(amount) : undefined;
  const sum = <span className={styles.sum}>{amount ? money.main(amount) : <Trans>free</Trans>}</span>;
  return (
    <span
      className={classNames(
        styles.price,
        align === 'start' && styles.start,
        inline && styles.inline,
        row && styles.row,
      )}
    >
      <span className={classNames(styles.main, reduced && styles.reduced, from && styles.from)}>
        {reduced && (
          <VisuallyHidden>
            <Trans>now</Trans>{' '}
          </VisuallyHidden>
        )}
        {from ? <Trans>from {sum}</Trans> : sum}
      </span>
      {reduced && (
        <s className={styles.small}>
          <VisuallyHidden>
            <Trans>before</Trans>{' '}
          </VisuallyHidden>
          {money.main(old)}
        </s>
      )}
      {second !== undefined && <span className={styles.small}>{second}</span>}
    </span>
  );
};
