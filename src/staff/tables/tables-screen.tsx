import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LineNotice, NoticeLine } from '#staff/frame/notice-line.tsx';
import { useIsPhone } from '#staff/frame/use-is-phone.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { OwnOrders } from './own-orders.tsx';
import { Queue, type QueueAnswers } from './queue.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { TableTile } from './table-tile.tsx';
import styles from './tables-screen.module.css';
import type { BoardTime, FoodView, OwnOrderTileView, QueueView, RoomView, TableTileView } from './tables-view.ts';

export interface TablesScreenProps extends QueueAnswers {
  readonly placeName: string;
  readonly rooms: readonly RoomView[];
  /** Orders without a table. */
  readonly own: readonly OwnOrderTileView[];
  readonly queue: QueueView;
  readonly time: BoardTime;
  /** When the board was last updated, epoch ms; `undefined`: never. */
  readonly heardAt: number | undefined;
  /** The half shown on a phone. */
  readonly tab: 'queue' | 'tables';
  readonly tabHref: (tab: 'queue' | 'tables') => string;
  /** Opens the list of items that are off. */
  readonly onOff: () => void;
  /** Number of dishes, sizes and ingredients that are off. */
  readonly offCount: number;
  /** Notices of the page and of the frame, the most urgent first. */
  readonly notices?: readonly LineNotice[];
}

const isAsking = ({ state: { kind }, waits }: TableTileView): boolean =>
  !waits && (kind === 'calls' || kind === 'bill');

/** Tables whose guests call or want the bill, the longest-waiting first. */
const askingOf = (rooms: readonly RoomView[]): readonly TableTileView[] =>
  rooms
    .flatMap(({ tables }) => tables.filter(isAsking))
    .sort((one, other) => (one.state.since ?? 0) - (other.state.since ?? 0));

const Tiles = ({ tables, time }: { readonly tables: readonly TableTileView[]; readonly time: BoardTime }) => (
  <ul className={styles.tiles}>
    {tables.map((table) => (
      <li key={table.name}>
        <TableTile table={table} time={time} />
      </li>
    ))}
  </ul>
);

/** On a phone, where the queue is on another tab: the tables to walk to, above all rooms. */
const Asking = ({ tables, time }: { readonly tables: readonly TableTileView[]; readonly time: BoardTime }) => (
  <section className={styles.room} data-testid="asking-tables">
    <header className={styles.head}>
      <h2 className={styles.name}>
        <Trans comment="heading over the guests who have called">Waiting for you</Trans>
      </h2>
    </header>
    <Tiles tables={tables} time={time} />
  </section>
);

interface RoomProps {
  readonly room: RoomView;
  readonly time: BoardTime;
  /** Tables that stand above all rooms. */
  readonly above: readonly TableTileView[];
}

const Room = ({ room, time, above }: RoomProps) => {
  const below = room.tables.filter((table) => !above.includes(table));
  const taken = room.tables.filter(({ state }) => state.kind !== 'free').length;
  const count = room.tables.length;
  return (
    <section className={styles.room}>
      <header className={styles.head}>
        <h2 className={styles.name}>{room.isOfHotel ? <Trans>Rooms</Trans> : (room.name ?? <Trans>Tables</Trans>)}</h2>
        <span className={styles.count}>
          <Plural value={taken} one={`# of ${count} taken`} other={`# of ${count} taken`} />
        </span>
      </header>
      {below.length > 0 && <Tiles tables={below} time={time} />}
    </section>
  );
};

const isNews = (kind: FoodView['kind']): boolean => kind === 'sent' || kind === 'unseen' || kind === 'unaccepted';

/** Tabs for the two halves of the screen, when there is no room for both. */
const Tabs = ({ tab, tabHref, queue }: Pick<TablesScreenProps, 'tab' | 'tabHref' | 'queue'>) => {
  const { t } = useLingui();
  const asking = queue.asking.filter(({ coming, waits }) => !coming && !waits).length;
  // Orders that only a waiter can accept count like calls.
  const open =
    asking + queue.food.filter(({ isForWaiters, kind, waits }) => isForWaiters && !waits && isNews(kind)).length;
  return (
    <nav className={styles.tabs} aria-label={t`Calls and tables`}>
      <Link href={tabHref('queue')} className={styles.tab} aria-current={tab === 'queue' ? 'page' : undefined}>
        <Trans comment="a tab: guests who have called">Calls</Trans>
        {open > 0 && <span className={styles.badge}>{open}</span>}
      </Link>
      <Link href={tabHref('tables')} className={styles.tab} aria-current={tab === 'tables' ? 'page' : undefined}>
        <Trans>Tables</Trans>
      </Link>
    </nav>
  );
};

/** Opens the dishes that are off. */
const OffButton = ({ count, onPress }: { readonly count: number; readonly onPress: () => void }) => (
  <Button small onClick={onPress} data-testid="off-now">
    <span>
      <Trans comment="heading over the dishes that are off">Off now</Trans>
      {count > 0 && `: ${count}`}
    </span>
  </Button>
);

/** All tables with what they wait for, and the waiting queue beside them. */
export const TablesScreen = (props: TablesScreenProps) => {
  const { rooms, own, queue, time, heardAt, tab, placeName, offCount, notices = [] } = props;
  const stale: readonly LineNotice[] = time.isStale
    ? [{ key: 'stale', notice: <StaleNotice heardAt={heardAt} timeZone={time.timeZone} /> }]
    : [];
  const asking = useIsPhone() ? askingOf(rooms) : [];
  return (
    <div className={styles.frame}>
      <div className={styles.screen} data-tab={tab} data-testid="tables-screen">
        <VisuallyHidden>
          <h1>
            <Trans>Tables</Trans>
          </h1>
        </VisuallyHidden>
        <Tabs {...props} />
        <div className={styles.notices}>
          <NoticeLine notices={[...stale, ...notices]} />
        </div>
        <div className={styles.tables}>
          {offCount > 0 && (
            <p className={styles.off}>
              <OffButton count={offCount} onPress={props.onOff} />
            </p>
          )}
          {asking.length > 0 && <Asking tables={asking} time={time} />}
          <OwnOrders orders={own} time={time} />
          {rooms.map((room) => (
            <Room key={room.isOfHotel ? 'hotel' : `in ${room.name}`} room={room} time={time} above={asking} />
          ))}
          {offCount === 0 && (
            <p className={styles.tools}>
              <OffButton count={0} onPress={props.onOff} />
            </p>
          )}
          {rooms.length === 0 && own.length === 0 && !time.isStale && (
            <p className={styles.none}>
              <Trans>This place has no tables yet.</Trans>
            </p>
          )}
        </div>
        <aside className={styles.aside}>
          <Queue
            queue={queue}
            time={time}
            placeName={placeName}
            onComing={props.onComing}
            onDone={props.onDone}
            onTaken={props.onTaken}
            onAccept={props.onAccept}
            onShown={props.onShown}
          />
        </aside>
      </div>
    </div>
  );
};
