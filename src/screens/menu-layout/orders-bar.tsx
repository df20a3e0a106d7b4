import { Trans } from '@lingui/react/macro';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { StateBadge } from '#ui/words/state-badge.tsx';
import styles from './orders-bar.module.css';

export interface OrdersBarProps {
  readonly href: string;
  /** What was sent last from here; undefined: only others at the table have ordered. */
  readonly last: { readonly label: string; readonly state: EntryState } | undefined;
}

/** Where the last order stands, at all times, and the way to all that was sent. */
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
