import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Sum } from '#domain/owner/day-figures.ts';
import type { DishSales, Sales } from '#domain/owner/reports/report-sales.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { useOrderTypeTexts } from '#staff/discounts/discount-text.tsx';
import { useSums } from '#staff/today/sum-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { DishRow } from './dish-row.tsx';
import styles from './report.module.css';
import { ReportList } from './report-list.tsx';

interface ReportSalesProps {
  readonly sales: Sales;
  readonly currency: Currency;
  /** Language of the dish names. */
  readonly dishLanguage: Language;
}

/** Number of dishes before the rest is asked for. */
const SHOWN_DISHES = 10;

const SumHead = () => <Trans comment="head of a column: an amount of money">Sum</Trans>;

/** Best sellers by number or by sum. */
const Dishes = ({ sales: { dishes }, currency, dishLanguage }: ReportSalesProps) => {
  const [isBySum, setBySum] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const worth = (one: DishSales): number => Math.max(0, ...one.sums.map(({ amount }) => amount));
  const sorted = isBySum ? dishes.toSorted((a, b) => worth(b) - worth(a)) : dishes;
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN_DISHES);
  const rest = dishes.length - shown.length;
  return (
    <div className={styles.list}>
      <ReportList
        title={<Trans>Dishes sold</Trans>}
        action={
          <div className={styles.buttons}>
            <Button small aria-pressed={!isBySum} look={isBySum ? 'quiet' : 'ink'} onClick={() => setBySum(false)}>
              <Trans comment="button: sorts dishes by how many were sold">By number</Trans>
            </Button>
            <Button small aria-pressed={isBySum} look={isBySum ? 'ink' : 'quiet'} onClick={() => setBySum(true)}>
              <Trans comment="button: sorts dishes by what they brought in">By sum</Trans>
            </Button>
          </div>
        }
        heads={[
          <Trans key="dish">Dish</Trans>,
          <Trans key="number" context="how many were sold">
            Number
          </Trans>,
          <SumHead key="sum" />,
        ]}
        none={<Trans>Nothing was sold in these days.</Trans>}
        testId="dishes-sold"
      >
        {shown.map((dish) => (
          <DishRow key={dish.id} {...{ dish, currency, dishLanguage }} />
        ))}
      </ReportList>
      {rest > 0 && (
        <Button small look="quiet" className={styles.more} onClick={() => setWhole(true)}>
          <Plural value={rest} one="# more dish" other="# more dishes" />
        </Button>
      )}
      {dishes.length > 0 && (
        <p className={styles.none}>
          <Trans>Without refused dishes and packaging, after discounts.</Trans>
        </p>
      )}
    </div>
  );
};

/** Turnover by tax rate with the tax in it. */
const Vat = ({ sales: { vat, withoutVat }, currency }: Omit<ReportSalesProps, 'dishLanguage'>) => {
  const { i18n } = useLingui();
  const sums = useSums(currency);
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 });
  const sum = (amount: Sum['amount'], of: Currency) => sums([{ amount, currency: of }]);
  return (
    <ReportList
      title={<Trans>VAT in the turnover</Trans>}
      heads={[
        <Trans key="rate" context="of VAT">
          Rate
        </Trans>,
        <Trans key="gross" comment="head of a column: turnover with its VAT">
          With VAT
        </Trans>,
        <Trans key="vat" comment="head of a column: the tax itself">
          VAT
        </Trans>,
      ]}
      none={false}
      testId="vat-sold"
    >
      {[
        ...vat.map(({ rate, gross, vat: tax, currency: of }) => (
          <tr key={`${rate} ${of}`}>
            <th scope="row">{percent.format(rate / 100)}</th>
            <td>{sum(gross, of)}</td>
            <td>{sum(tax, of)}</td>
          </tr>
        )),
        ...(vat.length === 0 ? [] : withoutVat).map(({ amount, currency: of }) => (
          <tr key={`none ${of}`}>
            <th scope="row">
              <Trans comment="turnover of orders that were taken without a rate of VAT">without a known rate</Trans>
            </th>
            <td>{sum(amount, of)}</td>
            <td>–</td>
          </tr>
        )),
      ]}
    </ReportList>
  );
};

const Types = ({ sales: { types }, currency }: Omit<ReportSalesProps, 'dishLanguage'>) => {
  const names = useOrderTypeTexts();
  const sums = useSums(currency);
  return (
    <ReportList
      title={<Trans>By the kind of order</Trans>}
      heads={[
        <Trans key="type" comment="head of a column: delivery, pickup, at the tables">
          Kind
        </Trans>,
        <Trans key="orders">Orders</Trans>,
        <SumHead key="sum" />,
      ]}
      none={false}
      testId="types-sold"
    >
      {types.map(({ orderType, orders, sums: own }) => (
        <tr key={orderType}>
          <th scope="row">{names[orderType]}</th>
          <td>{orders}</td>
          <td>{sums(own)}</td>
        </tr>
      ))}
    </ReportList>
  );
};

/** Dishes, order types and tax of a report. */
export const ReportSales = (props: ReportSalesProps) => (
  <div className={styles.sales}>
    <Dishes {...props} />
    <div className={styles.side}>
      <Types {...props} />
      <Vat {...props} />
    </div>
  </div>
);
