import { Toast } from '#ui/layout/toast.tsx';
import styles from './added-toast.module.css';
import { FailureWords } from './failure-words.tsx';

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

/** The device could not do what was pressed for. Without a word the press would seem to have been taken. */
export const FailedToast = ({ onClose }: { readonly onClose: () => void }) => (
  <Toast closesAfter={ADDED_MILLISECONDS} onClose={onClose}>
    <span data-testid="failed-toast">
      <FailureWords number={3} once />
    </span>
  </Toast>
);
