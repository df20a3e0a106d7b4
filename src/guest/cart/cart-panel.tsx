import { Trans } from '@lingui/react/macro';
import { CartContent, type CartProps } from '#shared/cart/cart-content.tsx';
import { CartFoot } from '#shared/cart/cart-foot.tsx';
import styles from './cart-panel.module.css';
import { SeatText } from './seat-text.tsx';

/** The cart as a permanent panel at the right of a tablet or a room's device. */
export const CartPanel = (cart: CartProps) => (
  <div className={styles.panel}>
    <header>
      <h2 className={styles.title}>
        <Trans>Your order</Trans>
      </h2>
      <p className={styles.seat}>
        <SeatText table={cart.table} room={cart.room} />
      </p>
    </header>
    <div className={styles.lines}>
      <CartContent {...cart} />
    </div>
    <CartFoot {...cart} />
  </div>
);
