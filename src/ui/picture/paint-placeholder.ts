import { thumbHashToRGBA } from 'thumbhash';
import { bytesOf } from './placeholder-colour.ts';

/** Paints a picture's hash on its canvas. A broken hash paints nothing. */
export function paintPlaceholder(canvas: HTMLCanvasElement, hash: string): void {
  const context = canvas.getContext?.('2d');
  if (!context) return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(bytesOf(hash));
    canvas.width = w;
    canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
    // Where a picture is transparent, its background shows and not its colour.
    canvas.style.backgroundColor = 'transparent';
  } catch {
    // The cloth behind the placeholder stays.
  }
}
