import { CartBar } from './cart-bar.tsx';
import styles from './menu-layout.module.css';

const nothing = () => undefined;

/** The order bar before the app is loaded: src/early writes its count; the sum appears with the app. */
export const EarlyBar = () => (
  <div className={styles.low} aria-live="polite">
    <CartBar count={0} total={undefined} onOpen={nothing} />
  </div>
);
