import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import { isSettled, type OutboxEntry } from '#domain/outbox/outbox.ts';
import { VenueMark } from '#guest/layout/venue-mark.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { SEND_WORDS } from '#shared/order/reason-words.tsx';
import { TableEntries } from '#shared/service/table-entries.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { useFocusedPage } from '#ui/words/use-announced-page.ts';
import { OrderEntry } from './order-entry.tsx';
import type { DishesWithOf, LineWordsOf, OrderEntryEvents, PictureOf } from './order-entry-props.ts';
import { OrderSlip } from './order-slip.tsx';
import styles from './orders-screen.module.css';
import list from './table-orders.module.css';
import { WhoWords } from './who-words.tsx';

/** Orders of others at the table: every guest who will share the bill sees them. */
export const TableOrders = ({
  orders,
  orderLanguage,
  wordsOf,
  timeZone,
}: {
  readonly orders: readonly PlacedOrder[];
  /** Language of the dishes' names in the kitchen. */
  readonly orderLanguage: Language;
  readonly wordsOf: LineWordsOf;
  readonly timeZone: string;
}) => {
  return (
    <section className={list.orders} data-testid="table-orders">
      <h2 className={list.title}>
        <Trans>Also from your table</Trans>
      </h2>
      {orders.map((order) => (
        <OrderSlip
          key={order.id}
          order={order}
          orderLanguage={orderLanguage}
          wordsOf={wordsOf}
          timeZone={timeZone}
          who={
            (order.guest || order.orderer.kind === 'staff') && (
              <h3 className={list.who} data-testid="who-ordered">
                <WhoWords order={order} />
              </h3>
            )
          }
        />
      ))}
    </section>
  );
};

const EATEN: readonly OrderStatus[] = ['served_spot', 'paid'];

/** Link to the venue's questions, for a guest who has had something from it. [S2.08] */
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
  readonly wordsOf: LineWordsOf;
  /** The guest's own telephone, not a shared device. */
  readonly ownPhone: boolean;
  /** The menu's page. */
  readonly homeHref: string;
  /** The page to scan a table's code or to type it. */
  readonly joinHref: string;
  readonly table: string | undefined;
  readonly room: string | undefined;
  /** IANA: times are the place's. */
  readonly timeZone: string;
  /** Epoch ms of the server's clock; undefined: it is not known. */
  readonly now?: number | undefined;
  /** Orders that were sent from here, newest first, without those that were put away. */
  readonly entries: readonly OutboxEntry[];
  /** false: the device has not read them yet, so none is no answer. */
  readonly isRead?: boolean;
  /** Orders of others at the same table, from the server. */
  readonly tableOrders: readonly PlacedOrder[];
  /** How long an order goes by itself, in minutes: the setting. */
  readonly silentMinutes: number;
  /** The small word about the network. */
  readonly connection?: ReactNode;
  /** The bell and the bill, always at the lower edge. */
  readonly service?: ReactNode;
  /** Notice that the guest's last press failed. */
  readonly toast?: ReactNode;
  readonly pictureOf: PictureOf;
  /** false: the browser keeps nothing; an order that waits is in this page alone. */
  readonly isKept?: boolean;
  /** The open menu's own allergens, for their names. */
  readonly allergens?: readonly Allergen[];
  /** The menu's frame stands around it, with the venue's name and the word about the network. */
  readonly framed?: boolean;
  readonly dishesWithOf?: DishesWithOf;
  /** How this phone is called at its table; only where there is something to be called by. */
  readonly guestName?: ReactNode;
  /** The way to what is chosen, beside the sent orders. */
  readonly tabs?: ReactNode;
  /** Notice that the party sits at another table now. */
  readonly moved?: ReactNode;
  /** Details of an order beside its dishes. */
  readonly factsOf?: (entry: OutboxEntry) => ReactNode;
  /** Button that orders it again, of an order that the kitchen has had. */
  readonly againOf?: (entry: OutboxEntry) => ReactNode;
  /** Whether the words that come behind the first card are here. */
  readonly isSaid?: boolean;
  /** How long an order usually takes. */
  readonly minutesOf?: (order: PlacedOrder) => ReactNode;
}

const NO_ALLERGENS: readonly Allergen[] = [];

/** Otherwise the way to the menu is the large button below. */
const isAnswered = (entry: OutboxEntry): boolean =>
  isSettled(entry.state) || (entry.state === 'asking' && entry.askReason !== 'session');

/** Orders that were sent from this device, each with its state, under the label by which the kitchen calls it. The newest one leads. */
export const OrdersScreen = (props: OrdersScreenProps) => {
  const { entries, homeHref, joinHref, silentMinutes, timeZone, pictureOf, framed = false } = props;
  const [lead, ...others] = entries;
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
      isSaid={props.isSaid}
      factsOf={props.factsOf}
      againOf={props.againOf}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
      onOrderAgain={props.onOrderAgain}
      onTakeLeft={props.onTakeLeft}
      onDismiss={props.onDismiss}
    />
  );
  return (
    <div className={styles.screen} data-framed={framed} data-testid="orders-screen">
      <header className={styles.head}>
        {!framed && <VenueMark {...props} />}
        <div className={styles.aside}>
          {lead && isAnswered(lead) && (
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
          <NothingSent homeHref={homeHref} joinHref={hasSeat ? undefined : joinHref} isSaid={props.isSaid} />
        )}
        {others.length > 0 && (
          <section className={styles.others}>
            <h2 className={styles.earlier}>
              <Trans>Earlier orders</Trans>
            </h2>
            {others.map((one) => entry(one, false))}
          </section>
        )}
        {props.tableOrders.length > 0 && (
          <TableOrders
            orders={props.tableOrders}
            orderLanguage={props.orderLanguage}
            wordsOf={props.wordsOf}
            timeZone={timeZone}
          />
        )}
        <HowWasIt
          orders={[...entries.flatMap(({ order }) => order ?? []), ...props.tableOrders]}
          href={`${homeHref}/feedback`}
        />
        {(lead || props.tableOrders.length > 0) && props.guestName && (
          <div className={styles.guestName}>{props.guestName}</div>
        )}
        <div className={styles.low}>
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
  isSaid = true,
}: {
  readonly homeHref: string;
  /** For a guest without a table. */
  readonly joinHref: string | undefined;
  /** Texts of the ways to a table are here. */
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
    {joinHref !== undefined && (
      <>
        <p className={styles.words}>{SEND_WORDS.no_table}</p>
        {isSaid && <TableEntries joinHref={joinHref} />}
      </>
    )}
    <div className={styles.foot}>
      <ButtonLink href={homeHref} look="ink" wide>
        <Trans>Browse the menu</Trans>
      </ButtonLink>
    </div>
  </section>
);
