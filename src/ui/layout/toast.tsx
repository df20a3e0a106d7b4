import { type ReactNode, useEffect } from 'react';
import styles from './toast.module.css';

export interface ToastProps {
  readonly children: ReactNode;
  /** The way back, or the next step. */
  readonly action?: { readonly label: ReactNode; readonly onPress: () => void } | undefined;
  /** Milliseconds until `onClose` is called; undefined: the toast stays. A new `key` starts the time again. */
  readonly closesAfter?: number | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** A short message above the bar, read out politely. It covers nothing important and never needs to be closed. */
export const Toast = ({ children, action, closesAfter, onClose }: ToastProps) => {
  useEffect(() => {
    if (closesAfter === undefined || !onClose) return;
    const timer = setTimeout(onClose, closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter, onClose]);
  return (
    <div className={styles.toast} role="status">
      <span className={styles.words}>{children}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  );
};
