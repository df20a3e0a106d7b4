// A chosen picture file: checked by the browser, and made small enough for a slow connection.
import type { PictureSize } from '#domain/owner/pictures/picture-crop.ts';
import { fail, ok, type Result } from '#domain/result.ts';

export interface ChosenPicture {
  readonly blob: Blob;
  /** Valid while the page is open, or until released. */
  readonly url: string;
  readonly size: PictureSize;
}

export type ChosenFault = 'picture_heic' | 'picture_unknown_kind' | 'picture_too_large' | 'picture_too_small';

/** File types that the server accepts. */
const SENT_AS_IT_IS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** For the file input: without HEIC in the list, an iPhone converts to JPEG. */
export const ACCEPTED = SENT_AS_IT_IS.join(',');

const MOST_BYTES = 60_000_000;
/** Larger files are re-encoded before the upload. */
const SENT_BYTES = 4_000_000;
const LONGEST_SIDE = 2400;
const LEAST_SIDE = 200;

const isHeic = ({ type, name }: File): boolean => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

const drawn = (bitmap: ImageBitmap, { width, height }: PictureSize, type: string): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
};

/** Reads a chosen file; the error says why it cannot be a dish picture. */
export async function readChosen(file: File): Promise<Result<ChosenPicture, ChosenFault>> {
  if (file.size > MOST_BYTES) return fail('picture_too_large');
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return fail(isHeic(file) ? 'picture_heic' : 'picture_unknown_kind');
  try {
    const { width, height } = bitmap;
    if (Math.min(width, height) < LEAST_SIDE) return fail('picture_too_small');
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const isFit = scale === 1 && file.size <= SENT_BYTES && SENT_AS_IT_IS.includes(file.type);
    if (isFit) return ok({ blob: file, url: URL.createObjectURL(file), size: { width, height } });
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    // A cut-out dish keeps its transparency.
    const hasGround = file.type === 'image/jpeg' || !SENT_AS_IT_IS.includes(file.type);
    const blob = await drawn(bitmap, size, hasGround ? 'image/jpeg' : 'image/webp');
    return blob ? ok({ blob, url: URL.createObjectURL(blob), size }) : fail('picture_unknown_kind');
  } finally {
    bitmap.close();
  }
}
