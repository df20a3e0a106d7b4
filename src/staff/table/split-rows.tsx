import { Trans } from '@lingui/react/macro';
import type { SplitRow } from '#domain/bill/split-rows.ts';
import { Icon } from '#ui/look/icon.tsx';
import { check } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './split-rows.module.css';

const Dish = ({ name, count, isShared }: SplitRow['dishes'][number]) => {
  const dish = count > 1 ? `${count} × ${name}` : name;
  return (
    <span className={styles.dish}>
      {' '}
      {isShared ? <Trans comment="on a bill: a dish that several people share">part of {dish}</Trans> : dish}
    </span>
  );
};

/** Payment method of a person; empty for a method that only the venue has. */
const MethodText = ({ method }: Pick<SplitRow, 'method'>) => {
  if (method === 'cash') return <Trans comment="a way to pay">Cash</Trans>;
  if (method === 'card') return <Trans comment="a way to pay">Card</Trans>;
  return null;
};

/** People who share a bill, with each person's amount as the guests specified. A press fills in a row's amount. */
export const SplitRows = ({
  rows,
  inCash,
  taken,
  onTake,
}: {
  readonly rows: readonly SplitRow[];
  /** Amounts are rounded for cash. */
  readonly inCash: boolean;
  /** Person whose amount is filled in; `undefined`: none. */
  readonly taken: number | undefined;
  readonly onTake: (row: SplitRow) => void;
}) => {
  const money = useMoney();
  return (
    <section>
      <h3 className={styles.title}>
        <Trans comment="over a list of people and amounts: the guests said it on their telephone">
          As the guests want to share it
        </Trans>
      </h3>
      <ul className={styles.rows} data-testid="split-rows">
        {rows.map((row) => {
          const { person } = row;
          return (
            <li key={person}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={person === taken}
                disabled={row.isPaid}
                onClick={() => onTake(row)}
              >
                <span className={styles.who}>
                  <Trans comment="one of those who share a bill, by number">Guest {person}</Trans>
                  {(row.method === 'cash' || row.method === 'card') && (
                    <span className={styles.method}>
                      {' · '}
                      <MethodText method={row.method} />
                    </span>
                  )}
                  {row.isPaid && (
                    <span className={styles.paid}>
                      <Icon path={check} size="1rem" /> <Trans comment="of a part of a bill">paid</Trans>
                    </span>
                  )}
                </span>{' '}
                <span className={styles.amount}>
                  {money.main(((row.method ? row.method === 'cash' : inCash) ? row.inCash : undefined) ?? row.amount)}
                </span>
                {row.dishes.map((dish) => (
                  <Dish key={`${dish.isShared} ${dish.name}`} {...dish} />
                ))}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
