import { type ReactNode, useEffect, useState } from 'react';
import styles from './toast.module.css';

interface ToastAction {
  readonly label: ReactNode;
  readonly onPress: () => void;
}

export interface ToastProps {
  readonly children: ReactNode;
  /** Undo, or the next step. */
  readonly action?: ToastAction | undefined;
  /** Before the action. */
  readonly further?: ToastAction | undefined;
  /** Milliseconds until `onClose` is called; `undefined`: the toast stays. A new `key` restarts the time. */
  readonly closesAfter?: number | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Not a live region, because another element announces the same. */
  readonly silent?: boolean;
}

/**
 * A short message above the bar, announced politely. It covers nothing important and never needs to be closed; it stays
 * while a pointer or the focus is on it.
 */
export const Toast = ({ children, action, further, closesAfter, onClose, silent = false }: ToastProps) => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (closesAfter === undefined || !onClose || isHeld) return;
    const timer = setTimeout(onClose, closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter, onClose, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not pressed, it only stays while it is looked at.
    <div
      className={styles.toast}
      role={silent ? 'group' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.words} aria-hidden={silent || undefined}>
        {children}
      </span>
      {[further, action].map(
        (one, at) =>
          one && (
            // biome-ignore lint/suspicious/noArrayIndexKey: each has its place.
            <button key={at} type="button" className={styles.action} onClick={one.onPress}>
              {one.label}
            </button>
          ),
      )}
    </div>
  );
};
