import { useEffect, useMemo, useRef } from 'react';
import styles from './placeholder.module.css';
import { placeholderColour } from './placeholder-colour.ts';

/** Maximum wait in ms for an idle moment: during fast scrolling, pictures arrive before placeholders could be painted. */
const LATEST_MS = 250;

const paint = (canvas: HTMLCanvasElement | null, hash: string): void => {
  if (!canvas) return;
  import('./paint-placeholder.ts').then(
    ({ paintPlaceholder }) => paintPlaceholder(canvas, hash),
    // Offline only the colour is shown.
    () => undefined,
  );
};

/**
 * Blurred placeholder of a loading picture, painted when idle; until then, and before the script is loaded, the picture's
 * average colour. A malformed hash paints nothing.
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
