import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './print-sheet.module.css';

/**
 * What is printed instead of the page: made when printing begins, gone when it ends, and never seen on the screen. So a
 * list of which the screen shows a part is printed whole.
 */
export const PrintSheet = ({ children }: { readonly children: () => ReactNode }) => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    // The browser takes its picture of the page as soon as its listeners have returned.
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
