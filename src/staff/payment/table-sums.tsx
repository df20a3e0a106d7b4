import { Trans } from '@lingui/react/macro';
import { sumPaying } from '#domain/bill/shares.ts';
import styles from '#staff/table/table-screen.module.css';
import type { TableView } from '#staff/tables/table-view.ts';
import { Icon } from '#ui/look/icon.tsx';
import { clock } from '#ui/look/icons.ts';
import { useMoney } from '#ui/words/money.tsx';

/** Total and rest of a table, or of an order without one. */
export const TableSums = ({
  table,
}: {
  readonly table: Pick<TableView, 'total' | 'paid' | 'rest' | 'paying' | 'payments'>;
}) => {
  const money = useMoney();
  const second = money.second(table.rest);
  const paying = sumPaying(table.paying);
  const isUnsent = table.payments.some(({ waits }) => waits === 'payment');
  return (
    <dl className={styles.sums}>
      {table.paid > 0 && (
        <>
          <div className={styles.sum}>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>{money.main(table.total)}</dd>
          </div>
          <div className={styles.sum}>
            <dt>
              <Trans comment="a sum that has been paid">Paid</Trans>
            </dt>
            <dd>{money.main(table.paid)}</dd>
          </div>
          {isUnsent && (
            <div className={styles.unsent} data-testid="payment-unsent">
              <dt>
                <Icon path={clock} size="1.125rem" />
                <Trans context="noted here, not sent yet">Payment</Trans>
              </dt>
              <dd>
                <Trans>Waiting to be sent</Trans>
              </dd>
            </div>
          )}
        </>
      )}
      <div className={styles.sum} data-strong>
        <dt>{table.paid > 0 ? <Trans>Left to pay</Trans> : <Trans>Total</Trans>}</dt>
        <dd>
          <span data-testid="table-rest">{money.main(table.rest)}</span>
          {second !== undefined && <span className={styles.second}>{second}</span>}
        </dd>
      </div>
      {paying > 0 && (
        <div className={styles.sum} data-testid="table-paying">
          <dt>
            <Trans comment="how much of what is left to pay guests are paying now">Of it by card now</Trans>
          </dt>
          <dd>{money.main(paying)}</dd>
        </div>
      )}
    </dl>
  );
};
