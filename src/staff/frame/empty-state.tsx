import type { ReactNode } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import styles from './empty-state.module.css';

/** Replaces a list without rows: what stands here later and from when, and the one thing to do until then. */
export const EmptyState = ({
  icon,
  title,
  action,
  children,
}: {
  readonly icon: string;
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={styles.empty} role="status" data-testid="empty-state">
    <span className={styles.icon}>
      <Icon path={icon} size="2.5rem" />
    </span>
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
);
