import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { useWantedText } from '#staff/take-order/detail-notes.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { clock } from '#ui/look/icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { Age } from './age.tsx';
import styles from './own-orders.module.css';
import { TABLE_STATE_ICONS, TableStateText } from './table-state-text.tsx';
import tiles from './table-tile.module.css';
import rooms from './tables-screen.module.css';
import type { BoardTime, OwnOrderTileView } from './tables-view.ts';
import { isSameAge } from './written-age.ts';

const StateText = ({ isOwed, state: { kind } }: Pick<OwnOrderTileView, 'isOwed' | 'state'>) =>
  isOwed ? (
    <Trans comment="the state of an order: it was handed over, and its payment was taken back">to be paid</Trans>
  ) : kind === 'eating' ? (
    <Trans comment="the state of an order: somebody is bringing it to the guest">on the way</Trans>
  ) : (
    <TableStateText kind={kind} />
  );

const CardText = ({ card }: { readonly card: NonNullable<OwnOrderTileView['card']> }) => {
  switch (card) {
    case 'paid':
      return <Trans comment="of an order, on its tile">paid by card</Trans>;
    case 'pending':
      return <Trans comment="of an order, on its tile">card: waiting for the bank</Trans>;
    case 'failed':
      return <Trans comment="of an order, on its tile">card: not paid</Trans>;
  }
};

interface TileProps {
  readonly order: OwnOrderTileView;
  readonly time: BoardTime;
}

const isDrawnAlike = (before: TileProps, { order, time }: TileProps): boolean =>
  before.order === order && (order.state.since === undefined || isSameAge(order.state.since, before.time, time));

const Tile = memo(({ order, time }: TileProps) => {
  const { t } = useLingui();
  const wantedText = useWantedText();
  const { label, name, state, wantedAt, placedAt } = order;
  const icon = TABLE_STATE_ICONS[order.isOwed ? 'bill' : state.kind];
  const when = wantedAt === undefined ? undefined : wantedText(wantedAt, placedAt, time.timeZone);
  return (
    <Link href={order.href} className={tiles.tile} data-state={state.kind} data-testid="own-order-tile">
      <span className={styles.how}>
        <WhereText table={undefined} room={undefined} orderType={order.orderType} details={order} />
      </span>
      <span className={styles.who}>
        {label}
        {name !== '' && (
          <>
            {' · '}
            <bdi>{name}</bdi>
          </>
        )}
        {order.card && (
          <span className={styles.card} data-card={order.card}>
            <CardText card={order.card} />
          </span>
        )}
      </span>
      {order.waits && (
        <span className={tiles.waits} title={t`Waiting to be sent`}>
          <Icon path={clock} size="1.125rem" />
          <VisuallyHidden>
            <Trans>Waiting to be sent</Trans>
          </VisuallyHidden>
        </span>
      )}
      <span className={tiles.state}>
        {icon && <Icon path={icon} size="1.25rem" />}
        <span className={tiles.words}>
          <StateText isOwed={order.isOwed} state={state} />
        </span>
      </span>
      <span className={tiles.age}>
        {when === undefined ? (
          state.since !== undefined && <Age since={state.since} time={time} />
        ) : (
          <Trans comment="when the guest wants the order: a time, or a day and a time">For {when}</Trans>
        )}
      </span>
    </Link>
  );
}, isDrawnAlike);

/** Orders without a table, the first due first; empty when there are none. */
export const OwnOrders = ({
  orders,
  time,
}: {
  readonly orders: readonly OwnOrderTileView[];
  readonly time: BoardTime;
}) =>
  orders.length > 0 && (
    <section className={rooms.room} data-testid="own-orders">
      <header className={rooms.head}>
        <h2 className={rooms.name}>
          <Trans comment="heading over orders that are delivered or fetched">Without a table</Trans>
        </h2>
        <span className={rooms.count}>
          <Plural value={orders.length} one="# order" other="# orders" />
        </span>
      </header>
      <ul className={styles.tiles}>
        {orders.map((order) => (
          <li key={order.id}>
            <Tile order={order} time={time} />
          </li>
        ))}
      </ul>
    </section>
  );
