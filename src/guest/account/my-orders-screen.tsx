import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { leftOf } from '#domain/bill/left-to-pay.ts';
import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import { PaymentName } from '#guest/checkout/form/payment-rows.tsx';
import { OrderTypeName } from '#guest/checkout/order-type-name.tsx';
import { useWantedTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import { AwaitedTitle } from '#guest/orders/later/awaited-payment.tsx';
import type { LineNamesOf } from '#guest/orders/order-entry-props.ts';
import { AddressText } from '#shared/delivery/address-text.tsx';
import { StatusText } from '#shared/order/status-text.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { LinkButton } from '#ui/form/link-button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { caretRightBold } from '#ui/look/icons-later.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import account from './account.module.css';
import styles from './my-orders-screen.module.css';
import { TakenNotice } from './taken-notice.tsx';

interface OrderRowProps {
  readonly language: Language;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  readonly wordsOf: LineNamesOf;
  /** Name of the pickup place. */
  readonly pickupOf: (details: OrderDetails) => Said | undefined;
  /** Name of the additional type of a room's order. */
  readonly additionalTypeOf: (details: OrderDetails) => Said | undefined;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  /** Whether the bank's answer to a card payment is missing. */
  readonly awaitsBankOf: (order: PlacedOrder) => boolean;
  /** Epoch ms of the server's clock. */
  readonly now: number;
  /** Page of an order that is not finished; `undefined`: finished, or sent from another device. */
  readonly followHrefOf: (order: PlacedOrder) => string | undefined;
  /** Reorder button; empty when ordering is impossible. */
  readonly againOf: (order: PlacedOrder) => ReactNode;
}

export interface MyOrdersScreenProps extends OrderRowProps {
  /** `undefined`: loading; `unheard`: cannot be loaded now. */
  readonly orders: readonly PlacedOrder[] | 'unheard' | undefined;
  /** Epoch ms at which `orders` were loaded, when they cannot be loaded now. */
  readonly lastLoadedAt?: number | undefined;
  /** Number of orders that this phone had sent without an account and that are in the account now. */
  readonly takenOver?: number;
  readonly profileHref: string;
  readonly menuHref: string;
}

const Fact = ({
  name,
  className,
  children,
}: {
  readonly name: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Number of dishes that a card shows unfolded. */
const SHOWN_DISHES = 3;

/** The dishes with their quantities; the fourth and later ones after a press. */
const Products = ({
  order: { lines },
  wordsOf,
  orderLanguage,
}: Pick<OrderRowProps, 'wordsOf' | 'orderLanguage'> & { readonly order: PlacedOrder }) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_DISHES);
  const rest = lines.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((line, at) => {
          const { name, size, language } = wordsOf(line) ?? { ...line, language: orderLanguage };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: frozen when it was placed.
            <li key={at} className={styles.dish}>
              {line.quantity} × <span lang={language}>{size ? `${name}, ${size}` : name}</span>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <LinkButton onClick={() => setWhole(true)}>
          <Plural value={rest} one="# more dish" other="# more dishes" />
        </LinkButton>
      )}
    </>
  );
};

/** Destination of the order: an address, a room or a pickup place. */
const Whereto = ({
  details,
  pickupOf,
  additionalTypeOf,
}: Pick<OrderRowProps, 'pickupOf' | 'additionalTypeOf'> & { readonly details: OrderDetails }) => {
  const { address, room } = details;
  const pickup = pickupOf(details);
  const additionalType = additionalTypeOf(details);
  return (
    <>
      {address && <AddressText address={address} />}
      {room !== undefined && <Trans>Room {room}</Trans>}
      {pickup && <span lang={pickup.language}>{pickup.text}</span>}
      {additionalType && <div lang={additionalType.language}>{additionalType.text}</div>}
    </>
  );
};

/** Whether nothing is left to pay of a table's order. */
const isSettled = (order: PlacedOrder): boolean =>
  order.orderType === 'spot' && !order.cardPayment && order.status !== 'rejected' && leftOf(order) <= 0;

const hasPlace = ({ details }: PlacedOrder): boolean =>
  details?.address !== undefined || details?.room !== undefined || details?.pickupPlace !== undefined;

const PaidText = () => (
  <div>
    <Trans comment="an order, by card">paid</Trans>
  </div>
);

/** Outcome of a card payment. */
const CardPaymentEnd = ({
  payment: { awaits, paid, refunded },
  awaitsBank,
}: {
  readonly payment: OrderCardPayment;
  readonly awaitsBank: boolean;
}) => {
  const money = useMoney();
  const back = money.main(refunded);
  if (refunded > 0)
    return (
      <div>
        <Trans comment="money that was sent back to a card">{back} returned</Trans>
      </div>
    );
  if (paid > 0) return <PaidText />;
  return awaits ? (
    <div>
      <AwaitedTitle awaitsBank={awaitsBank} />
    </div>
  ) : null;
};

/** How the order is paid: an order of a table has no payment of its own. */
const PaymentFact = ({ order: { details, cardPayment, orderType } }: { readonly order: PlacedOrder }) => {
  if (cardPayment && !details) return <PaymentName method="online" orderType={orderType} />;
  if (details) return <PaymentName method={details.payment} orderType={orderType} />;
  return orderType === 'spot' ? <Trans>With the table’s bill</Trans> : <Trans>At the venue</Trans>;
};

const Person = ({ details }: { readonly details: OrderDetails }) => (
  <>
    {[details.name, details.phone, details.email].filter(Boolean).map((text) => (
      <div key={text}>{text}</div>
    ))}
  </>
);

/** Payment, address and person: folded, because few need them and others may look over the guest's shoulder. */
const Folded = ({
  order,
  awaitsBankOf,
  pickupOf,
  additionalTypeOf,
}: Pick<OrderRowProps, 'awaitsBankOf' | 'pickupOf' | 'additionalTypeOf'> & { readonly order: PlacedOrder }) => {
  const { details } = order;
  const isPlaced = hasPlace(order);
  const hasPerson = details !== undefined && (details.name !== '' || details.phone !== '');
  return (
    <details className={account.more}>
      <summary>
        <span>
          <Trans comment="folded part of a past order: payment, address, name">Details</Trans>
        </span>
        <Icon path={caretRightBold} size="1rem" />
      </summary>
      <dl className={styles.facts}>
        <Fact name={<Trans>Payment</Trans>} className={styles.wide}>
          <PaymentFact order={order} />
          {order.cardPayment && <CardPaymentEnd payment={order.cardPayment} awaitsBank={awaitsBankOf(order)} />}
          {isSettled(order) && <PaidText />}
        </Fact>
        <Fact name={<Trans>Address</Trans>} className={classNames(styles.wide, !isPlaced && styles.empty)}>
          {details && isPlaced ? (
            <Whereto details={details} pickupOf={pickupOf} additionalTypeOf={additionalTypeOf} />
          ) : (
            '–'
          )}
        </Fact>
        <Fact name={<Trans>Personal data</Trans>} className={classNames(styles.wide, !hasPerson && styles.empty)}>
          {hasPerson ? <Person details={details} /> : '–'}
        </Fact>
      </dl>
    </details>
  );
};

const OrderRow = ({
  order,
  language,
  timeZone,
  now,
  againOf,
  followHrefOf,
  wordsOf,
  orderLanguage,
  ...folded
}: OrderRowProps & { readonly order: PlacedOrder }) => {
  const { t } = useLingui();
  const money = useMoney();
  const wantedText = useWantedTimeTexts(timeZone, now);
  const { label, placedAt, total, orderType, status, details } = order;
  const second = money.second(total);
  const wantedAt = details?.wantedAt;
  const followHref = followHrefOf(order);
  return (
    <li className={styles.order} data-testid="my-order">
      <dl className={styles.facts}>
        <Fact name={<Trans>Status</Trans>} className={classNames(styles.plain, styles.status)}>
          <StatusText status={status} facts={order.facts} />
        </Fact>
        <Fact name={<Trans>Type</Trans>} className={classNames(styles.plain, styles.type)}>
          <OrderTypeName type={orderType} />
        </Fact>
        <Fact name={<Trans>Date</Trans>} className={classNames(styles.plain, styles.wide)}>
          <time dateTime={new Date(placedAt).toISOString()}>
            {formatDay(placedAt, language, timeZone)}, {formatTime(placedAt, timeZone)}
          </time>
          {label !== '' && <span className={styles.second}> · {label}</span>}
        </Fact>
        {wantedAt !== undefined && (
          <Fact name={<Trans>When</Trans>} className={classNames(styles.wide, styles.when)}>
            {wantedText(wantedAt)}
          </Fact>
        )}
        <Fact name={<Trans>Products</Trans>} className={classNames(styles.plain, styles.wide, styles.products)}>
          <Products order={order} wordsOf={wordsOf} orderLanguage={orderLanguage} />
        </Fact>
        <Fact name={<Trans>Amount</Trans>} className={classNames(styles.plain, styles.wide, styles.amount)}>
          {money.main(total)} {second && <span className={styles.second}>{second}</span>}
        </Fact>
      </dl>
      <div className={styles.action}>
        {followHref !== undefined && (
          <ButtonLink href={followHref} look="ink" small aria-label={t`Follow: ${label}`} data-testid="follow-order">
            <Trans comment="opens the page of an order that is not finished">Follow</Trans>
          </ButtonLink>
        )}
        {againOf(order)}
      </div>
      <Folded order={order} {...folded} />
    </li>
  );
};

const LastLoaded = ({
  at,
  language,
  timeZone,
}: Pick<OrderRowProps, 'language' | 'timeZone'> & { readonly at: number }) => {
  const day = formatDay(at, language, timeZone);
  const time = formatTime(at, timeZone);
  return (
    <Notice
      icon={wifiSlash}
      title={
        <Trans>
          Your orders as of {day}, {time}
        </Trans>
      }
    >
      <Trans>It is tried again by itself as soon as there is internet.</Trans>
    </Notice>
  );
};

/** Every order of a customer at the place. [S2.14, S2.58] */
export const MyOrdersScreen = ({
  orders,
  lastLoadedAt,
  takenOver = 0,
  profileHref,
  menuHref,
  ...row
}: MyOrdersScreenProps) => {
  const { t } = useLingui();
  return (
    <WordsPage testId="my-orders" title={t`My orders`}>
      <p>
        <Link href={profileHref}>
          <Trans>Profile</Trans>
        </Link>
      </p>
      {orders === undefined && (
        <div className={account.stack}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {orders === 'unheard' && (
        <Notice icon={wifiSlash} title={<Trans>Your orders cannot be loaded now</Trans>}>
          <Trans>It is tried again by itself as soon as there is internet.</Trans>
        </Notice>
      )}
      {takenOver > 0 && <TakenNotice count={takenOver} />}
      {lastLoadedAt !== undefined && <LastLoaded at={lastLoadedAt} {...row} />}
      {typeof orders === 'object' && orders.length === 0 && (
        <>
          <p>
            <Trans>Nothing yet. What you order here while you are signed in stands here from then on.</Trans>
          </p>
          <div className={account.buttons}>
            <ButtonLink href={menuHref} look="primary" wide>
              <Trans>To the menu</Trans>
            </ButtonLink>
          </div>
        </>
      )}
      {typeof orders === 'object' && orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} {...row} />
          ))}
        </ul>
      )}
    </WordsPage>
  );
};
