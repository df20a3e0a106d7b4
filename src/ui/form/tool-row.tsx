import type { ComponentProps, ReactNode } from 'react';
import styles from './tool-row.module.css';

/** A row in the menu of tools: an icon, a label, and an optional mark at the end. */
export const ToolRow = ({
  icon,
  end,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & { readonly icon: ReactNode; readonly end?: ReactNode }) => (
  <button type="button" className={styles.row} {...button}>
    {icon}
    <span className={styles.words}>{children}</span>
    {end}
  </button>
);
