import { Toast } from '#ui/layout/toast.tsx';
import styles from './added-toast.module.css';

/** How long it stays. [S2.40, S9.09] */
const ADDED_MILLISECONDS = 2500;

/** After adding: "2 x Shopska salad - /350 g/". [S2.40] Give it a new `key` for every press. */
export const AddedToast = ({
  quantity,
  name,
  size,
  onClose,
}: {
  readonly quantity: number;
  readonly name: string;
  readonly size: string;
  readonly onClose: () => void;
}) => (
  <Toast closesAfter={ADDED_MILLISECONDS} onClose={onClose}>
    <span className={styles.words} data-testid="added-toast">
      {quantity} x {name}
      {size && ` - /${size}/`}
    </span>
  </Toast>
);
