import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import { caretRightBold } from '#ui/look/icons-later.ts';
import styles from './address-dialog.module.css';
import { ZonesOnlyText } from './verdict-text.tsx';

/** Folds the map where regions can be chosen by name: there the list leads. */
export const MapFold = ({
  isFolded,
  isOpen,
  hasStreets,
  children,
}: {
  readonly isFolded: boolean;
  /** A pin is set, so the map is open. */
  readonly isOpen: boolean;
  /** The map shows streets; without them it shows the venue's zones only. */
  readonly hasStreets: boolean;
  readonly children: ReactNode;
}) => {
  if (!isFolded) return children;
  return (
    <details className={styles.fold} open={isOpen || undefined} data-testid="map-fold">
      <summary>
        <Icon path={caretRightBold} size="1rem" />
        <Trans>Our zones on a map</Trans>
      </summary>
      <div className={styles.form}>
        {!isOpen && !hasStreets && (
          <p className={styles.aside}>
            <ZonesOnlyText />
          </p>
        )}
        {children}
      </div>
    </details>
  );
};
