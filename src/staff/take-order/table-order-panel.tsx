import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { VenueReason } from '#domain/order/reasons.ts';
import { CartContent, type CartProps } from '#shared/cart/cart-content.tsx';
import { CartFoot } from '#shared/cart/cart-foot.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { OrderLine } from './order-line.tsx';
import styles from './table-order-panel.module.css';

export interface TableOrderProps
  extends Omit<CartProps, 'table' | 'room' | 'joinHref' | 'pictures' | 'ordersHref' | 'row'> {
  /** The table's name. */
  readonly forTable: string;
  /** Button of the guests' allergies. */
  readonly allergy?: ReactNode;
}

const REASONS: Readonly<Record<VenueReason, ReactNode>> = {
  looking_only: <Trans>Nothing can be ordered at this table.</Trans>,
  no_table: <Trans>Nothing can be ordered at this table.</Trans>,
  orders_paused: <Trans>Orders are stopped at the moment. The order stays here.</Trans>,
  place_closed: <Trans>The place is closed now. The order stays here.</Trans>,
};

const cartOf = (order: TableOrderProps): CartProps => ({
  ...order,
  table: order.forTable,
  room: undefined,
  joinHref: '',
  pictures: false,
  row: OrderLine,
});

const Foot = (order: TableOrderProps) => {
  const { sendState, cart } = order;
  if (sendState === 'ready' || sendState === 'sending') {
    return <CartFoot {...cartOf(order)} sendWords={<Trans>Send to kitchen</Trans>} />;
  }
  return (
    cart.lines.length > 0 && (
      <p className={styles.blocked} role="status" data-testid="cannot-send">
        {REASONS[sendState]}
      </p>
    )
  );
};

const Title = ({ forTable: table }: Pick<TableOrderProps, 'forTable'>) => <Trans>Order for table {table}</Trans>;

/** The order beside the menu. */
export const TableOrderPanel = (order: TableOrderProps) => (
  <div className={styles.panel}>
    <h2 className={styles.title}>
      <Title {...order} />
    </h2>
    {order.allergy}
    <div className={styles.lines}>
      <CartContent {...cartOf(order)} />
    </div>
    <div className={styles.foot}>
      <Foot {...order} />
    </div>
  </div>
);

/** The order over the menu, when both do not fit. */
export const TableOrderSheet = ({ onClose, ...order }: TableOrderProps & { readonly onClose: () => void }) => (
  <Sheet open onClose={onClose} size="full" title={<Title {...order} />} foot={<Foot {...order} />}>
    {order.allergy}
    <CartContent {...cartOf(order)} />
  </Sheet>
);
