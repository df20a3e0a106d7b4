import { Trans } from '@lingui/react/macro';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { StateBadge } from '#ui/words/state-badge.tsx';
import styles from './orders-bar.module.css';

export interface OrdersBarProps {
  readonly href: string;
  /** The order sent last from this device; undefined: only others at the table have ordered. */
  readonly last: { readonly label: string; readonly state: EntryState } | undefined;
}

/** The bar with the state of the last order, and the link to all sent orders. */
export const OrdersBar = ({ href, last }: OrdersBarProps) => (
  <Link href={href} className={styles.bar} data-testid="orders-bar">
    <span className={styles.label}>{last ? last.label : <Trans>Your table’s orders</Trans>}</span>
    {last && (
      <span role="status">
        <StateBadge state={last.state} />
      </span>
    )}
    <Icon path={caretRight} />
  </Link>
);
