import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { deviceMobile } from '#ui/look/icons-later.ts';
import styles from './install-row.module.css';

/** The row in the menu of tools that offers installing. */
export const InstallRow = ({ onPress }: { readonly onPress: () => void }) => (
  <button type="button" className={styles.row} data-testid="install-row" onClick={onPress}>
    <Icon path={deviceMobile} />
    <span className={styles.words}>
      <Trans>Add to the home screen</Trans>
    </span>
  </button>
);
