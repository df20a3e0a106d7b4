import { useEffect, useMemo, useRef } from 'react';
import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';
import styles from './placeholder.module.css';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The shortest hash: a header, and the least that may follow it. */
const SHORTEST = 6;

/** The picture's own colour on the whole, which stands until the placeholder is painted; undefined: the hash is broken. */
const colourOf = (hash: string): string | undefined => {
  try {
    const bytes = bytesOf(hash);
    if (bytes.length < SHORTEST) return undefined;
    const { r, g, b, a } = thumbHashToAverageRGBA(bytes);
    return `rgba(${[r, g, b].map((part) => Math.round(part * 255)).join(', ')}, ${Number(a.toFixed(2))})`;
  } catch {
    return undefined;
  }
};

const paint = (canvas: HTMLCanvasElement | null, hash: string): void => {
  const context = canvas?.getContext?.('2d');
  if (!context) return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(bytesOf(hash));
    context.canvas.width = w;
    context.canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
    // Where a picture is transparent, its cloth shows and not its colour.
    context.canvas.style.backgroundColor = 'transparent';
  } catch {
    // The cloth behind the placeholder stays.
  }
};

/** The longest wait for an idle moment, ms: in a fling, pictures arrive before there is time for placeholders. */
const LATEST_MS = 250;

/**
 * The blurred placeholder of a picture on its way, painted when there is time; until then, and on a page whose script has
 * not come, the picture's own colour. A broken hash paints nothing.
 */
export const Placeholder = ({ hash }: { readonly hash: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const backgroundColor = useMemo(() => colourOf(hash), [hash]);
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
