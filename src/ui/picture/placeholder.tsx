import { useEffect, useMemo, useRef } from 'react';
import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';
import styles from './placeholder.module.css';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const paint = (canvas: HTMLCanvasElement | null, hash: string): void => {
  const context = canvas?.getContext?.('2d');
  if (!context) return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(bytesOf(hash));
    context.canvas.width = w;
    context.canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    // The cloth behind the placeholder stays.
  }
};

/** The colour of the whole, which needs no script to be seen. */
const colourOf = (hash: string): string | undefined => {
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(hash));
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue} / ${Math.round(a * 100)}%)`;
  } catch {
    return undefined;
  }
};

/** The longest wait for an idle moment, ms: in a fling, pictures arrive before there is time for placeholders. */
const LATEST_MS = 250;

/**
 * The blurred placeholder of a picture on its way: its colour at once, the rest when there is time. A broken hash paints
 * nothing.
 */
export const Placeholder = ({ hash }: { readonly hash: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      paint(canvas.current, hash);
      return;
    }
    const handle = requestIdleCallback(() => paint(canvas.current, hash), { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, [hash]);
  const backgroundColor = useMemo(() => colourOf(hash), [hash]);
  return <canvas ref={canvas} className={styles.canvas} width="1" height="1" style={{ backgroundColor }} />;
};
