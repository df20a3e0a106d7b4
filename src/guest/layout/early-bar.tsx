import { CartBar } from './cart-bar.tsx';
import styles from './menu-layout.module.css';

const nothing = () => undefined;

/** The bar of the order as it stands until the app is there: its count is written by src/early, its sum comes with the app. */
export const EarlyBar = () => (
  <div className={styles.low} aria-live="polite">
    <CartBar count={0} total={undefined} onOpen={nothing} />
  </div>
);
