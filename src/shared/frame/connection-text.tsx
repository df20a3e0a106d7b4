import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import styles from './connection-text.module.css';

/** Neutral notice that the network is away. No red, because the menu works and orders are sent later automatically. */
export const ConnectionText = ({ online }: { readonly online: boolean }) => (
  <span role="status" className={styles.word}>
    {!online && (
      <>
        <Icon path={wifiSlash} size="1em" />
        <span>
          <Trans>Offline</Trans>
        </span>
      </>
    )}
  </span>
);
