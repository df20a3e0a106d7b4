import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { Link } from '#ui/layout/link.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { receipt } from '#ui/look/icons-later.ts';
import { StateBadge } from '#ui/words/state-badge.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './orders-bar.module.css';

export interface OrdersBarProps {
  readonly href: string;
  /** The order sent last from this device; `undefined` when only others at the table have ordered. */
  readonly last: { readonly label: string; readonly state: EntryState } | undefined;
  /** Text that replaces the order's own state. */
  readonly badge?: ReactNode;
  /** The bar stands beside the cart bar, so the state is an icon. */
  readonly small?: boolean;
}

/** Bar with the state of the last order, linked to all sent orders. */
export const OrdersBar = ({ href, last, badge, small = false }: OrdersBarProps) => {
  const words = last ? last.label : <Trans>All orders here</Trans>;
  return (
    <Link
      href={href}
      className={classNames(styles.bar, small && styles.small)}
      data-small={small || undefined}
      data-testid="orders-bar"
    >
      {small && !last ? (
        <>
          <Icon path={receipt} />
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      ) : (
        <span className={styles.label}>{words}</span>
      )}
      {last && <span role="status">{badge ?? <StateBadge state={last.state} small={small} />}</span>}
      {!small && <Icon path={caretRight} />}
    </Link>
  );
};
