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
        <Trans>You cannot call us from here yet. Please phone reception, and we will gladly come.</Trans>
      ) : (
        <Trans>You cannot call us from here yet. Please wave to our staff, and we will gladly come.</Trans>
      )}
    </p>
  </div>
);
