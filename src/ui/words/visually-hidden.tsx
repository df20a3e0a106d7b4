import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read aloud, not seen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
