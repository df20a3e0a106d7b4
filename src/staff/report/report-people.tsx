import { Trans } from '@lingui/react/macro';
import type { PersonFigures } from '#domain/owner/reports/report-people.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { useSums } from '#staff/today/sum-text.tsx';
import styles from './report.module.css';
import { ReportList } from './report-list.tsx';

/** Staff members, with the orders that each took and the payments that each noted. */
export const ReportPeople = ({
  people,
  currency,
}: {
  readonly people: readonly PersonFigures[];
  readonly currency: Currency;
}) => {
  const sums = useSums(currency);
  return (
    <ReportList
      title={<Trans>By staff member</Trans>}
      heads={[
        <Trans key="name" comment="head of a column: a staff member">
          Name
        </Trans>,
        <Trans key="orders" comment="head of a column: how many orders a person took for guests">
          Orders taken
        </Trans>,
        <Trans key="paid" comment="head of a column: payments that a person noted">
          Payments noted
        </Trans>,
        <Trans key="tips" comment="head of a column: money for the staff beside payments">
          Tips
        </Trans>,
      ]}
      none={<Trans>Nobody took an order or noted a payment in these days.</Trans>}
      testId="people"
    >
      {people.map(({ name, orders, payments, paid, tips }) => (
        <tr key={name}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          <td>{orders}</td>
          <td>
            {payments === 0 && paid.length === 0 ? (
              '–'
            ) : (
              <>
                {payments} · <span className={styles.sum}>{sums(paid)}</span>
              </>
            )}
          </td>
          <td>{tips.length === 0 ? '–' : sums(tips)}</td>
        </tr>
      ))}
    </ReportList>
  );
};
