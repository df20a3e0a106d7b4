import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useRef } from 'react';
import { leftOf } from '#domain/bill/left-to-pay.ts';
import type { Language } from '#domain/language/language.ts';
import { ALL_ORDERS, type OrderFilter, type OrdersOfDay, paymentOf } from '#domain/owner/order-history.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import { notAcceptedSince } from '#domain/service/order-stage.ts';
import { VatName } from '#shared/pricing/vat-text.tsx';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { ShownDay } from '#staff/frame/shown-day.tsx';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { DishName } from '#staff/table/dish-name.tsx';
import { NotAccepted } from '#staff/tables/not-accepted.tsx';
import { useSums } from '#staff/today/sum-text.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { Link } from '#ui/layout/link.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { type DaysFile, DaysPage } from './days-page.tsx';
import { isFilter, NoneText, OrderFilters, type OrderFiltersProps } from './order-filters.tsx';
import { useOrderMoney } from './order-money.ts';
import styles from './orders.module.css';
import { StatusText } from './status-text.tsx';

/** Payment of an order; nothing where its status says that it is paid, and for a refused one. */
const Payment = ({ order }: { readonly order: StaffOrder }) => {
  const money = useOrderMoney(order.currency);
  const payment = paymentOf(order);
  const left = money(leftOf(order));
  if (payment === undefined || (payment === 'paid' && order.status === 'paid')) return null;
  return (
    <span className={styles.payment} data-payment={payment}>
      {payment === 'paid' ? (
        <Trans context="state of an order">paid</Trans>
      ) : payment === 'left' ? (
        <Trans comment="said of an order: a sum">{left} left to pay</Trans>
      ) : (
        <Trans context="state of an order">unpaid</Trans>
      )}
    </span>
  );
};

/** Titles of the columns; a phone has none. A row is read in whole, so a screen reader does not need them. */
const Columns = () => (
  <div className={classNames(styles.row, styles.columns)} aria-hidden="true">
    <span className={styles.time}>
      <Trans>Time</Trans>
    </span>
    <span className={styles.number}>
      <Trans>Order</Trans>
    </span>
    <span className={styles.where}>
      <Trans context="where something stands">Where</Trans>
    </span>
    <span className={styles.name}>
      <Trans context="title of a column of orders">Guest</Trans>
    </span>
    <span className={styles.status}>
      <Trans comment="title of a column: how far an order is">State</Trans>
    </span>
    <span className={styles.payment}>
      <Trans context="title of a column of orders">Payment</Trans>
    </span>
    <span className={styles.total}>
      <Trans>Sum</Trans>
    </span>
  </div>
);

/** Summary row of an order, linked to its details. */
const OrderRow = ({
  order,
  now,
  href,
  timeZone,
  dishLanguage,
}: {
  readonly order: StaffOrder;
  readonly now: number | undefined;
  readonly href: string;
  readonly timeZone: string;
  readonly dishLanguage: Language;
}) => {
  const money = useOrderMoney(order.currency);
  const { lineNames } = useReaderTexts();
  const since = now === undefined ? undefined : notAcceptedSince(order, now);
  const name = order.details?.name ?? '';
  return (
    <li data-testid="history-order">
      <Link href={href} className={styles.row} data-refused={order.status === 'rejected'}>
        <span className={styles.who}>
          <span className={styles.number}>{order.label}</span>
          <span className={styles.apart}>{' · '}</span>
          <span className={styles.where}>
            <WhereText {...order} />
          </span>
          {name !== '' && (
            <>
              <span className={styles.apart}>{' · '}</span>
              <bdi className={styles.name}>{name}</bdi>
            </>
          )}
        </span>
        <span className={styles.total}>{money(order.total)}</span>
        <span className={styles.more}>
          <span className={styles.time}>{formatTime(order.placedAt, timeZone)}</span>{' '}
          <span className={styles.status}>
            <StatusText status={order.status} facts={order.facts} />
          </span>{' '}
          <Payment order={order} />{' '}
          <span className={styles.dishes}>
            {order.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: frozen when it was placed.
              <Fragment key={at}>
                {at > 0 && ', '}
                {line.quantity > 1 && `${line.quantity} × `}
                <DishName
                  name={line.name}
                  kitchenLanguage={dishLanguage}
                  own={lineNames(line)}
                  isVoided={line.voided !== undefined || order.status === 'rejected'}
                />
              </Fragment>
            ))}
          </span>
        </span>
        {now !== undefined && since !== undefined && (
          <span className={styles.notAccepted}>
            <NotAccepted since={since} time={{ now, isStale: false, timeZone }} />
          </span>
        )}
      </Link>
    </li>
  );
};

export interface OrdersScreenProps {
  readonly day: string;
  readonly today: string;
  readonly typed: string;
  /** `undefined`: not loaded yet. */
  readonly found: OrdersOfDay | undefined;
  /** The server's time, epoch ms; omitted: the list may be old. */
  readonly now?: number | undefined;
  /** Why the orders could not be loaded; `undefined` when they were loaded. */
  readonly why: string | undefined;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly dishLanguage: Language;
  readonly filter: OrderFilter;
  /** Kinds of orders that the place takes. */
  readonly kinds: OrderFiltersProps['kinds'];
  readonly onFilter: (filter: OrderFilter) => void;
  readonly onType: (typed: string) => void;
  readonly onDay: (day: string) => void;
  readonly orderHref: (id: string) => string;
  readonly pageHref: (page: number) => string;
  /** Below the orders: the banned devices. */
  readonly bans?: ReactNode;
  readonly onFile: DaysFile['onFile'];
}

const Sums = ({ figures, currency }: Pick<OrdersOfDay, 'figures'> & { readonly currency: Currency }) => {
  const sums = useSums(currency);
  return (
    <p className={styles.sums} data-testid="day-sums">
      <Plural value={figures.orders} one="# order" other="# orders" /> · {sums(figures.turnover)}
      {figures.vat?.map(({ currency: of, rate, amount }) => (
        <Fragment key={`${of} ${rate}`}>
          {' · '}
          <VatName rate={rate} />: {sums([{ currency: of, amount }])}
        </Fragment>
      ))}
      {figures.refused > 0 && (
        <>
          {' · '}
          <Plural value={figures.refused} one="# refused, not counted" other="# refused, not counted" />
        </>
      )}
    </p>
  );
};

const Pages = ({ found, pageHref }: { found: OrdersOfDay; pageHref: OrdersScreenProps['pageHref'] }) => {
  const { t } = useLingui();
  const { page, pages } = found;
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages of orders`}>
      {page > 1 && (
        <ButtonLink href={pageHref(page - 1)} small>
          <Trans>Later orders</Trans>
        </ButtonLink>
      )}
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <ButtonLink href={pageHref(page + 1)} small>
          <Trans>Earlier orders</Trans>
        </ButtonLink>
      )}
    </nav>
  );
};

/** The orders of a day, the latest first, with a search. */
export const OrdersScreen = (props: OrdersScreenProps) => {
  const { day, today, typed, found, why, timeZone, currency, dishLanguage, onType, onDay, orderHref, onFile } = props;
  const { filter, kinds, onFilter } = props;
  const search = useRef<HTMLInputElement>(null);
  const isFiltered = isFilter(filter);
  const isAsked = isFiltered || typed.trim() !== '';
  const { t } = useLingui();
  useAnnouncedPage(t`Orders`);
  return (
    <DaysPage
      title={<Trans>Orders</Trans>}
      testId="orders-screen"
      file={{
        title: <Trans>Orders as a table (CSV)</Trans>,
        about: <Trans>One row for each dish. It opens in any spreadsheet.</Trans>,
        day,
        today,
        onFile,
      }}
    >
      <div className={styles.asked}>
        <ShownDay day={day} today={today} last={today} onDay={onDay} />
        <SearchBox
          input={search}
          name="orders"
          label={t`Order, guest’s name or phone, table, dish or amount`}
          placeholder={t({
            message: 'Order, guest, table, dish, amount',
            comment: 'in the field that searches for orders',
          })}
          clearLabel={t`Clear the search`}
          value={typed}
          onValue={onType}
          onSubmit={() => search.current?.blur()}
          enterKeyHint="search"
          testId="orders-search"
        />
        <OrderFilters {...{ filter, kinds, onFilter }} />
      </div>
      <ManageProblemText why={why} />
      {found && (
        <>
          <div role="status">
            {found.found > 0 || !isAsked ? (
              <Sums figures={found.figures} currency={currency} />
            ) : (
              typed.trim() !== '' && (
                <p>
                  <Plural value={found.found} one="# order found" other="# orders found" />
                </p>
              )
            )}
            {found.found === 0 && typed.trim() === '' && (
              <p>
                <NoneText filter={filter} />
              </p>
            )}
          </div>
          {found.found === 0 && isFiltered && (
            <p>
              <Button onClick={() => onFilter(ALL_ORDERS)}>
                <Trans>Clear the filters</Trans>
              </Button>
            </p>
          )}
          {found.orders.length > 0 && <Columns />}
          <ul className={styles.rows}>
            {found.orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                now={props.now}
                href={orderHref(order.id)}
                timeZone={timeZone}
                dishLanguage={dishLanguage}
              />
            ))}
          </ul>
          <Pages found={found} pageHref={props.pageHref} />
        </>
      )}
      {props.bans}
    </DaysPage>
  );
};
