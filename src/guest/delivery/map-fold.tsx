import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import { caretRightBold } from '#ui/look/icons-later.ts';
import styles from './address-dialog.module.css';
import { ZonesOnlyText } from './verdict-text.tsx';

/** Folds the map where regions can be chosen by name: there the list leads. */
export const MapFold = ({
  isFolded,
  isOpen,
  isAskedFor,
  hasStreets,
  children,
}: {
  readonly isFolded: boolean;
  /** A pin is set or asked for, so the map is open. */
  readonly isOpen: boolean;
  /** The guest has pressed a zone that only the map has: scrolls to the map. */
  readonly isAskedFor: boolean;
  /** The map shows streets; without them it shows the venue's zones only. */
  readonly hasStreets: boolean;
  readonly children: ReactNode;
}) => {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAskedFor) fold.current?.scrollIntoView?.({ block: 'start' });
  }, [isAskedFor]);
  if (!isFolded) return children;
  return (
    <details ref={fold} className={styles.fold} open={isOpen || undefined} data-testid="map-fold">
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
