import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { codesAt } from '#domain/order/codes-at.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import { isSettled, type OutboxEntry } from '#domain/outbox/outbox.ts';
import { isUnderWay } from '#domain/outbox/under-way.ts';
import { VenueMark } from '#guest/layout/venue-mark.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { SEND_WORDS } from '#shared/order/reason-text.tsx';
import { RejectText } from '#shared/order/reject-text.tsx';
import { TableEntries } from '#shared/service/table-entries.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { useFocusedPage } from '#ui/words/use-announced-page.ts';
import { WhoText } from './later/who-text.tsx';
import { CodeIsEnough, type WithoutTable, WithoutTableText } from './later/without-table-text.tsx';
import { OrderEntry } from './order-entry.tsx';
import type { DishesWithOf, LineNamesOf, OrderEntryEvents, PictureOf } from './order-entry-props.ts';
import { OrderSlip } from './order-slip.tsx';
import styles from './orders-screen.module.css';
import list from './table-orders.module.css';

/** Dishes named in a rejection, in the reader's language if the open menu has them. */
const goneNames = ({ facts, lines }: PlacedOrder, wordsOf: LineNamesOf): readonly string[] => [
  ...new Set(
    lines
      .filter(({ productId }) => facts?.reason?.productIds.includes(productId))
      .map((line) => wordsOf(line)?.name ?? line.name),
  ),
];

/** Orders of others at the table, visible to every guest who shares the bill. */
export const TableOrders = ({
  orders,
  orderLanguage,
  wordsOf,
  timeZone,
  leads = false,
  isSaid = true,
}: {
  readonly orders: readonly PlacedOrder[];
  /** The reader has ordered nothing, so these orders are the page. */
  readonly leads?: boolean;
  /** Whether the lazily loaded texts are available. */
  readonly isSaid?: boolean | undefined;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  readonly wordsOf: LineNamesOf;
  readonly timeZone: string;
}) => {
  return (
    <section className={list.orders} data-leads={leads} data-testid="table-orders">
      {leads ? (
        <h1 className={styles.title}>
          <Trans>All orders here</Trans>
        </h1>
      ) : (
        <h2 className={list.title}>
          <Trans>Also from the others here</Trans>
        </h2>
      )}
      {orders.map((order) => (
        <OrderSlip
          key={order.id}
          order={order}
          orderLanguage={orderLanguage}
          wordsOf={wordsOf}
          timeZone={timeZone}
          reason={order.facts?.reason && <RejectText reason={order.facts.reason} dishes={goneNames(order, wordsOf)} />}
          who={
            isSaid &&
            (order.guest || order.orderer.kind === 'staff') && (
              <h3 className={list.who} data-testid="who-ordered">
                <WhoText order={order} />
              </h3>
            )
          }
        />
      ))}
    </section>
  );
};

const EATEN: readonly OrderStatus[] = ['served_spot', 'paid'];

/** Feedback link, for a guest who was served or has paid. [S2.08] */
export const HowWasIt = ({
  orders,
  href,
}: {
  /** Orders of the table, from here and from others. */
  readonly orders: readonly Pick<PlacedOrder, 'status' | 'facts'>[];
  readonly href: string;
}) =>
  orders.some(({ status, facts }) => EATEN.includes(presentStatus(status, facts))) ? (
    <div className={styles.payment}>
      <ButtonLink href={href} wide>
        <Trans>How was it?</Trans>
      </ButtonLink>
    </div>
  ) : null;

export interface OrdersScreenProps extends OrderEntryEvents {
  readonly placeName: string;
  readonly placeLanguage: Language;
  /** Language of the kitchen's dish names. */
  readonly orderLanguage: Language;
  readonly wordsOf: LineNamesOf;
  /** The guest's own phone, not a shared device. */
  readonly ownPhone: boolean;
  /** Link to the menu. */
  readonly homeHref: string;
  /** Address of the page to scan or type a table code. */
  readonly joinHref: string;
  /** Order types without a table that this device offers. */
  readonly withoutTable?: WithoutTable | undefined;
  /** Codes of the venue; `undefined`: none. */
  readonly codes?: ReturnType<typeof codesAt>;
  readonly table: string | undefined;
  readonly room: string | undefined;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  /** Epoch ms of the server's clock; `undefined` when unknown. */
  readonly now?: number | undefined;
  /** Orders sent from here, newest first, without dismissed ones. */
  readonly entries: readonly OutboxEntry[];
  /** False until the device has read them, so that an empty list is not shown as "no orders". */
  readonly isRead?: boolean;
  /** Orders of others at the same table, from the server. */
  readonly tableOrders: readonly PlacedOrder[];
  /** How long an order is sent without asking, in minutes: the place's setting. */
  readonly silentMinutes: number;
  /** The network indicator. */
  readonly connection?: ReactNode;
  /** Bell and bill, always at the bottom. */
  readonly service?: ReactNode;
  /** Toast after a failed press. */
  readonly toast?: ReactNode;
  readonly pictureOf: PictureOf;
  /** False when the browser keeps no data, so pending orders exist only in this page. */
  readonly isKept?: boolean;
  /** The venue's own allergens, for their names. */
  readonly allergens?: readonly Allergen[];
  /** The menu's frame surrounds it, with the venue's name and the network indicator. */
  readonly framed?: boolean;
  readonly dishesWithOf?: DishesWithOf;
  /** This phone's name at its table, if the table uses names. */
  readonly guestName?: ReactNode;
  /** Tabs to the cart and the sent orders. */
  readonly tabs?: ReactNode;
  /** Notice that the party was moved to another table. */
  readonly moved?: ReactNode;
  /** Details of an order beside its dishes. */
  readonly factsOf?: (entry: OutboxEntry) => ReactNode;
  /** Reorder button of an order that the kitchen has had. */
  readonly againOf?: (entry: OutboxEntry) => ReactNode;
  /** Main action of an order that its guest took back. */
  readonly backOf?: (entry: OutboxEntry) => ReactNode;
  /** Whether the lazily loaded texts are available. */
  readonly isSaid?: boolean;
  /** Notice that the venue is outside its hours and takes orders all the same; `undefined` within them. */
  readonly closed?: ReactNode;
  /** The device is offline, so that all shown states are the last known ones. */
  readonly isOffline?: boolean;
  /** Epoch ms of the server's clock when an order's state was last known; `undefined`: no time can be named. */
  readonly knownAtOf?: (order: PlacedOrder) => number | undefined;
  /** Whether an order may be paid already, while the bank's answer is missing. */
  readonly awaitsBankOf?: (order: PlacedOrder) => boolean;
  readonly pickupOf?: (entry: OutboxEntry) => ReactNode;
  /** Usual duration of an order. */
  readonly minutesOf?: (order: PlacedOrder) => ReactNode;
}

const NO_ALLERGENS: readonly Allergen[] = [];

/** Otherwise a large button below links to the menu. */
const isAnswered = (entry: OutboxEntry): boolean =>
  isSettled(entry.state) || (entry.state === 'asking' && entry.askReason !== 'session');

/**
 * Orders sent from this device with state and label, which is also the kitchen's name for it. The newest one is prominent.
 */
export const OrdersScreen = (props: OrdersScreenProps) => {
  const { entries, homeHref, joinHref, silentMinutes, timeZone, pictureOf, framed = false } = props;
  const [lead, ...others] = entries;
  const running = others.filter(isUnderWay);
  const earlier = others.filter((one) => !isUnderWay(one));
  useFocusedPage(lead?.id);
  const hasSeat = props.table !== undefined || props.room !== undefined;
  const Main = framed ? 'div' : 'main';
  const entry = (one: OutboxEntry, leads: boolean) => (
    <OrderEntry
      key={one.id}
      entry={one}
      leads={leads}
      isKept={props.isKept ?? true}
      homeHref={homeHref}
      joinHref={joinHref}
      timeZone={timeZone}
      now={props.now}
      silentMinutes={silentMinutes}
      ownPhone={props.ownPhone}
      pictureOf={pictureOf}
      allergens={props.allergens ?? NO_ALLERGENS}
      dishesWithOf={props.dishesWithOf}
      minutesOf={props.minutesOf}
      pickupOf={props.pickupOf}
      isOffline={props.isOffline}
      knownAtOf={props.knownAtOf}
      awaitsBankOf={props.awaitsBankOf}
      closed={props.closed}
      isSaid={props.isSaid}
      factsOf={props.factsOf}
      againOf={props.againOf}
      backOf={props.backOf}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
      onOrderAgain={props.onOrderAgain}
      onTakeLeft={props.onTakeLeft}
      onDismiss={props.onDismiss}
    />
  );
  return (
    <div className={styles.screen} data-framed={framed} data-testid="orders-screen">
      <header className={styles.head} data-offline={props.isOffline ?? false}>
        {!framed && <VenueMark {...props} />}
        <div className={styles.aside}>
          {(lead ? isAnswered(lead) : props.tableOrders.length > 0) && (
            <ButtonLink href={homeHref} look="quiet" small>
              <Trans>To the menu</Trans>
            </ButtonLink>
          )}
        </div>
      </header>
      <Main className={styles.main}>
        {props.tabs && <div className={styles.tabs}>{props.tabs}</div>}
        {props.moved && <div className={styles.moved}>{props.moved}</div>}
        {lead && entry(lead, true)}
        {!lead && props.tableOrders.length === 0 && props.isRead === false && <LoadingPart />}
        {!lead && props.tableOrders.length === 0 && props.isRead !== false && (
          <NothingSent
            homeHref={homeHref}
            joinHref={hasSeat || props.codes === undefined ? undefined : joinHref}
            withoutTable={hasSeat ? undefined : props.withoutTable}
            hasRooms={props.codes === 'rooms' || props.codes === 'both'}
            isSaid={props.isSaid}
          />
        )}
        {running.length > 0 && (
          <section className={styles.others} data-testid="running-orders">
            {running.map((one) => entry(one, false))}
          </section>
        )}
        {earlier.length > 0 && (
          <section className={styles.others}>
            <h2 className={styles.earlier}>
              <Trans>Earlier orders</Trans>
            </h2>
            {earlier.map((one) => entry(one, false))}
          </section>
        )}
        {props.tableOrders.length > 0 && (
          <TableOrders
            isSaid={props.isSaid}
            orders={props.tableOrders}
            orderLanguage={props.orderLanguage}
            wordsOf={props.wordsOf}
            timeZone={timeZone}
            leads={!lead}
          />
        )}
        <HowWasIt
          orders={[...entries.flatMap(({ order }) => order ?? []), ...props.tableOrders]}
          href={`${homeHref}/feedback`}
        />
        {(lead || props.tableOrders.length > 0) && props.guestName && (
          <div className={styles.guestName}>{props.guestName}</div>
        )}
        <div className={styles.low} data-page-foot>
          {props.toast}
          {props.service}
        </div>
      </Main>
    </div>
  );
};

const NothingSent = ({
  homeHref,
  joinHref,
  withoutTable,
  hasRooms,
  isSaid = true,
}: {
  readonly homeHref: string;
  /** Set for a guest without a table, at a venue with codes. */
  readonly joinHref: string | undefined;
  readonly withoutTable: WithoutTable | undefined;
  readonly hasRooms: boolean;
  /** Whether the texts of the table links are loaded. */
  readonly isSaid: boolean | undefined;
}) => (
  <section>
    <span className={styles.flower}>
      <Rosette name="tabl" radius={7} />
    </span>
    <h1 className={styles.title}>
      <Trans>Nothing ordered yet</Trans>
    </h1>
    <p className={styles.words}>
      <Trans>Follow here what you send to the kitchen.</Trans>
    </p>
    {withoutTable && isSaid && (
      <p className={styles.words} data-testid="orders-without-table">
        <WithoutTableText {...withoutTable} /> {joinHref !== undefined && <CodeIsEnough hasRooms={hasRooms} />}
      </p>
    )}
    {joinHref !== undefined && !withoutTable && <p className={styles.words}>{SEND_WORDS.no_table}</p>}
    {joinHref !== undefined && isSaid && (
      <div className={styles.payment}>
        <TableEntries joinHref={joinHref} isSecond={withoutTable !== undefined} />
      </div>
    )}
    <div className={styles.foot}>
      <ButtonLink href={homeHref} look="ink" wide>
        <Trans>Browse the menu</Trans>
      </ButtonLink>
    </div>
  </section>
);
