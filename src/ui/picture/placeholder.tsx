import { useEffect, useMemo, useRef } from 'react';
import styles from './placeholder.module.css';
import { placeholderColour } from './placeholder-colour.ts';

/** The longest wait for an idle moment, ms: in a fling, pictures arrive before there is time for placeholders. */
const LATEST_MS = 250;

const paint = (canvas: HTMLCanvasElement | null, hash: string): void => {
  if (!canvas) return;
  import('./paint-placeholder.ts').then(
    ({ paintPlaceholder }) => paintPlaceholder(canvas, hash),
    // Without a network the colour stands alone.
    () => undefined,
  );
};

/**
 * The blurred placeholder of a picture on its way, painted when there is time; until then, and on a page whose script has
 * not come, the picture's own colour. A broken hash paints nothing.
 */
export const Placeholder = ({ hash }: { readonly hash: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const backgroundColor = useMemo(() => placeholderColour(hash), [hash]);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      paint(canvas.current, hash);
      return;
    }
    const handle = requestIdleCallback(() => paint(canvas.current, hash), { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, [hash]);
  return <canvas ref={canvas} className={styles.canvas} width="1" height="1" style={{ backgroundColor }} />;
};
