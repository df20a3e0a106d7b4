import { Trans } from '@lingui/react/macro';
import { guestStage } from '#domain/order/guest-stage.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { Link } from '#ui/layout/link.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { receipt } from '#ui/look/icons-later.ts';
import { StateBadge } from '#ui/words/state-badge.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './orders-bar.module.css';

type Placed = Pick<PlacedOrder, 'status' | 'facts'>;

interface LastSent {
  readonly label: string;
  readonly state: EntryState;
  /** As the house has it now. */
  readonly order?: Placed | undefined;
}

/** How far the house is with an order that it has, in a word. */
const HouseWords = ({ status, facts }: Placed) => {
  switch (guestStage(status, facts)) {
    case 'sent':
    case 'seen':
      return <Trans>Received</Trans>;
    case 'accepted':
      return <Trans>Accepted</Trans>;
    case 'cooking':
      return <Trans>Being prepared</Trans>;
    case 'cooked_spot':
    case 'cooked_room':
    case 'cooked_preorder':
    case 'cooked_delivery':
      return <Trans comment="the state of an order, in one word">Ready</Trans>;
    case 'on_the_way_delivery':
      return <Trans comment="the state of an order, in one or two words">On its way</Trans>;
    case 'served_spot':
      return <Trans comment="the state of an order, in one word">Served</Trans>;
    case 'paid':
      return <Trans comment="the state of an order, in one word">Paid</Trans>;
    case 'rejected':
      return <Trans>Declined</Trans>;
  }
};

const Badge = ({ last: { state, order }, small }: { readonly last: LastSent; readonly small: boolean }) =>
  state === 'received' && order ? (
    <StateBadge state={order.status === 'rejected' ? 'refused' : state} small={small}>
      <HouseWords {...order} />
    </StateBadge>
  ) : (
    <StateBadge state={state} small={small} />
  );

export interface OrdersBarProps {
  readonly href: string;
  /** The order sent last from this device; undefined: only others at the table have ordered. */
  readonly last: LastSent | undefined;
  /** The bar stands beside the order that is being chosen: its state is an icon. */
  readonly small?: boolean;
}

/** The bar with the state of the last order, and the link to all sent orders. */
export const OrdersBar = ({ href, last, small = false }: OrdersBarProps) => {
  const words = last ? last.label : <Trans>Your table’s orders</Trans>;
  return (
    <Link href={href} className={classNames(styles.bar, small && styles.small)} data-testid="orders-bar">
      {small && !last ? (
        <>
          <Icon path={receipt} />
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      ) : (
        <span className={styles.label}>{words}</span>
      )}
      {last && (
        <span role="status">
          <Badge last={last} small={small} />
        </span>
      )}
      {!small && <Icon path={caretRight} />}
    </Link>
  );
};
