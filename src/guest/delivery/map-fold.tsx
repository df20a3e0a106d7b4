import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from './address-dialog.module.css';
import { ZonesOnlyText } from './verdict-text.tsx';

/** Width from which the map stands open beside the list of regions. */
const WIDE = '(min-width: 48em)';

/** Folds the map on a phone where regions can be chosen by name: there the list leads. */
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
  const [isWide] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? false);
  if (!isFolded) return children;
  return (
    <details className={styles.fold} open={isOpen || isWide || undefined} data-testid="map-fold">
      <summary>
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
