import { thumbHashToRGBA } from 'thumbhash';
import { bytesOf } from './placeholder-colour.ts';

/** Paints a picture's hash on its canvas. A malformed hash paints nothing. */
export function paintPlaceholder(canvas: HTMLCanvasElement, hash: string): void {
  const context = canvas.getContext?.('2d');
  if (!context) return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(bytesOf(hash));
    canvas.width = w;
    canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
    // A transparent picture shows its background instead of an average colour.
    canvas.style.backgroundColor = 'transparent';
  } catch {
    // The background behind the placeholder stays.
  }
}
