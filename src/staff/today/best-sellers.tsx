import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { DishSales } from '#domain/owner/reports/report-sales.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { DishRow } from '#staff/report/dish-row.tsx';
import { ReportList } from '#staff/report/report-list.tsx';
import styles from './today.module.css';

/** The dishes of the day with the most portions. */
export const BestSellers = ({
  dishes,
  currency,
  dishLanguage,
}: {
  readonly dishes: readonly DishSales[];
  readonly currency: Currency;
  /** Language of the dish names. */
  readonly dishLanguage: Language;
}) => {
  return (
    <div className={styles.sales}>
      <ReportList
        title={<Trans comment="heading over the dishes of today with the most portions">Best sellers today</Trans>}
        heads={[
          <Trans key="dish">Dish</Trans>,
          <Trans key="number" context="how many were sold">
            Number
          </Trans>,
          <Trans key="sum" comment="head of a column: an amount of money">
            Sum
          </Trans>,
        ]}
        none={<Trans>No dish has been ordered yet.</Trans>}
        testId="best-sellers"
      >
        {dishes.map((dish) => (
          <DishRow key={dish.id} {...{ dish, currency, dishLanguage }} />
        ))}
      </ReportList>
      {dishes.length > 0 && (
        <p className={styles.counted}>
          <Trans>Without refused dishes and packaging, after discounts.</Trans>
        </p>
      )}
    </div>
  );
};
