import { useLingui } from '@lingui/react/macro';
import { useMoney } from '#ui/words/money.tsx';
import styles from '../service.module.css';
import { ShareText } from './bill-split-panel.tsx';
import type { BillSheetProps } from './bill-view.ts';
import { PartText } from './guest-text.tsx';

type Props = Pick<BillSheetProps, 'payments' | 'payment' | 'split' | 'shares' | 'payers' | 'persons' | 'total'>;

/** How the asked bill was split and how each part is paid, as the staff were told. Empty while nothing was chosen. */
export const AskedParts = ({ payments, payment, split, shares, payers, persons, total }: Props) => {
  const { t } = useLingui();
  const money = useMoney();
  const isSplit = split.kind !== 'together' && shares.length > 1;
  const nameOf = (key: string | undefined) => {
    const method = payments.find((one) => one.key === key);
    return method && <span lang={method.language}>{method.name}</span>;
  };
  if (!isSplit) {
    const name = nameOf(payment);
    return name ? (
      <p className={styles.row} data-testid="asked-parts">
        {name}
        <strong className={styles.figure}>{money.main(total)}</strong>
      </p>
    ) : null;
  }
  return (
    <ul className={styles.rows} aria-label={t`Shares`} data-testid="asked-parts">
      {shares.map((share, at) => {
        const person = at + 1;
        const method = nameOf(split.methods.get(person) ?? payment);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no other name than their place.
          <li key={at} className={styles.row}>
            <span>
              {split.kind === 'evenly' ? (
                <PartText part={person} parts={shares.length} />
              ) : (
                <ShareText payer={payers[at]} one={split.kind === 'byDish' ? persons[at] : undefined} person={person} />
              )}
              {method && <> · {method}</>}
            </span>
            <strong className={styles.figure}>{money.main(share)}</strong>
          </li>
        );
      })}
    </ul>
  );
};
