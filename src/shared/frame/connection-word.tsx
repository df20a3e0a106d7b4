import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import styles from './connection-word.module.css';

/** Says calmly that the network is away. Nothing is red: the menu works, and an order waits by itself. */
export const ConnectionWord = ({ online }: { readonly online: boolean }) => (
  <span role="status" className={styles.word}>
    {!online && (
      <>
        <Icon path={wifiSlash} />
        <span>
          <Trans>Offline</Trans>
        </span>
      </>
    )}
  </span>
);
