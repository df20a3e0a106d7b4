import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { wave } from '#ui/look/icons-later.ts';
import styles from './waiter-words.module.css';

/** How to reach the staff, as long as the app cannot call them. */
export const WaiterWords = ({ room }: { readonly room: boolean }) => (
  <div className={styles.words}>
    <Icon path={wave} size="3rem" />
    <p>
      {room ? (
        <Trans>Calling from here does not work yet. Please ring the reception; they will gladly come.</Trans>
      ) : (
        <Trans>Calling from here does not work yet. Please wave to the staff; they will gladly come.</Trans>
      )}
    </p>
  </div>
);
