import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './print-sheet.module.css';

/**
 * A sheet printed instead of the page: rendered when printing starts, removed when it ends, never on screen. So a
 * virtualised list prints completely.
 */
export const PrintSheet = ({ children }: { readonly children: () => ReactNode }) => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    // Synchronous, because the browser captures the page as soon as its listeners return.
    const begin = () => {
      root.dataset.printing = 'sheet';
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      delete root.dataset.printing;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      delete root.dataset.printing;
    };
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <div className={styles.sheet} data-scheme="light" data-testid="print-sheet">
      {children()}
    </div>,
    document.body,
  );
};
