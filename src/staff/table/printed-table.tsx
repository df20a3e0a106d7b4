import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dateFormat } from '#domain/language/date-format.ts';
import type { Language } from '#domain/language/language.ts';
import { placedChoiceNames } from '#domain/product/choice-names.ts';
import { DiscountLines } from '#shared/pricing/discount-lines.tsx';
import type { TableLineView, TableOrderView, TableView } from '#staff/tables/table-view.ts';
import { PrintSheet } from '#ui/layout/print-sheet.tsx';
import { useDietName } from '#ui/words/diet-name.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import { kitchenChoices } from './kitchen-choices.ts';
import styles from './printed-table.module.css';

export interface PrintedTableProps {
  readonly venue: string;
  readonly venueLanguage: Language;
  readonly table: TableView;
  /** Only this order, for the kitchen; `undefined`: the whole table's bill. */
  readonly only: TableOrderView | undefined;
  readonly timeZone: string;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  /** The server's time. */
  readonly now: number;
}

/** Lines without those taken off the order. */
const standing = ({ lines }: TableOrderView): readonly TableLineView[] =>
  lines.filter(({ line }) => line.voided === undefined);

const Dish = ({
  view: { line, allergens },
  orderLanguage,
  isBill,
}: {
  readonly view: TableLineView;
  readonly orderLanguage: Language;
  readonly isBill: boolean;
}) => {
  const money = useMoney();
  const details = kitchenChoices({ ...placedChoiceNames(line), size: line.size }, orderLanguage);
  const { comment: text } = line;
  return (
    <li className={isBill ? styles.pair : styles.dish}>
      <span>
        <span lang={orderLanguage}>
          {line.quantity} × {line.name}
        </span>
        {details && (
          <span className={styles.detail} lang={orderLanguage}>
            {details}
          </span>
        )}
        {!isBill && text !== undefined && (
          <span className={styles.detail}>
            <OwnText>{text}</OwnText>
          </span>
        )}
        {!isBill && allergens.length > 0 && (
          <strong className={styles.allergy}>
            <Trans>allergy: {allergens.map(({ name }) => name).join(', ')}</Trans>
          </strong>
        )}
      </span>
      {isBill && <span>{money.main(line.total)}</span>}
    </li>
  );
};

const Sum = ({ name, amount }: { readonly name: ReactNode; readonly amount: string }) => (
  <p className={styles.pair}>
    <strong>{name}</strong>
    <strong>{amount}</strong>
  </p>
);

const Bill = ({ venue, venueLanguage, table, timeZone, orderLanguage, now }: PrintedTableProps) => {
  const money = useMoney();
  const { name, total, paid, rest } = table;
  const second = money.second(total);
  return (
    <>
      <h1 className={styles.title} lang={venueLanguage}>
        {venue}
      </h1>
      <p className={styles.pair}>
        <span>
          <Trans>Table {name}</Trans>
        </span>
        <span>
          {dateFormat(venueLanguage, { dateStyle: 'short', timeZone }).format(now)} {formatTime(now, timeZone)}
        </span>
      </p>
      {table.orders
        .filter(({ status, isLeft }) => status !== 'rejected' && !isLeft)
        .map((order) => (
          <section key={order.id}>
            <ul className={styles.dishes}>
              {standing(order).map((view, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: frozen when it was placed.
                <Dish key={index} view={view} orderLanguage={orderLanguage} isBill />
              ))}
            </ul>
            <DiscountLines discounts={order.discounts} line={styles.pair} figure={undefined} />
          </section>
        ))}
      <Sum name={<Trans>Total</Trans>} amount={money.main(total)} />
      {second !== undefined && <Sum name="" amount={second} />}
      {paid > 0 && (
        <>
          <Sum name={<Trans comment="a sum that has been paid">Paid</Trans>} amount={money.main(paid)} />
          <Sum name={<Trans>Left to pay</Trans>} amount={money.main(rest)} />
        </>
      )}
      <p className={styles.foot}>
        <Trans>This is not a fiscal receipt. The fiscal receipt comes separately.</Trans>
      </p>
    </>
  );
};

const Ticket = ({ table, order, timeZone, orderLanguage }: PrintedTableProps & { readonly order: TableOrderView }) => {
  const { nameOf } = useDietName();
  const { name } = table;
  const { label } = order;
  const placed = formatTime(order.placedAt, timeZone);
  const ordered = order.orderedAt === undefined ? undefined : formatTime(order.orderedAt, timeZone);
  const avoided = order.avoids.map((one) => one.name).join(', ');
  const diet = order.diets.map(nameOf).join(', ');
  return (
    <>
      <h1 className={styles.title}>
        <Trans>Table {name}</Trans>
      </h1>
      <p className={styles.pair}>
        <span>
          <Trans>Order {label}</Trans>
        </span>
        <span>{placed}</span>
      </p>
      {ordered !== undefined && (
        <p>
          <Trans>
            {placed}, arrived late, ordered at {ordered}
          </Trans>
        </p>
      )}
      {avoided !== '' && (
        <p>
          <strong className={styles.allergy}>
            <Trans>The guest is allergic: {avoided}</Trans>
          </strong>
        </p>
      )}
      {diet !== '' && (
        <p>
          <Trans>Diet: {diet}</Trans>
        </p>
      )}
      <ul className={styles.dishes}>
        {standing(order).map((view, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frozen when it was placed.
          <Dish key={index} view={view} orderLanguage={orderLanguage} isBill={false} />
        ))}
      </ul>
    </>
  );
};

/** Print page of a table: its bill, or one order for the kitchen. */
export const PrintedTable = (props: PrintedTableProps) => (
  <PrintSheet>
    {() => (
      <div className={styles.paper}>{props.only ? <Ticket {...props} order={props.only} /> : <Bill {...props} />}</div>
    )}
  </PrintSheet>
);
