// Reads an uploaded picture: detects its format by magic bytes and decodes it to plain pixels. Metadata and appended files
// are dropped.
import sharp from 'sharp';
import type { PictureFault } from '#contract/owner/pictures-wire.ts';
import type { PictureCrop } from '#domain/owner/pictures/picture-crop.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type UprightPhotograph, uprightOf } from './encode-picture.ts';

/** Maximum number of pixels; phones send 12 to 50 megapixels. */
const MOST_PIXELS = 64_000_000;
/** Longest side of a stored picture: twice the widest file for guests. */
const LONGEST_SIDE = 2160;
/** Minimum side; a smaller picture is blurred on every screen. */
const LEAST_SIDE = 200;
const DECODED_WITHIN_S = 20;

/** Accepted formats: no SVG, no PDF, nothing executable. */
const KINDS: readonly { readonly kind: string; readonly fits: (head: string) => boolean }[] = [
  { kind: 'jpeg', fits: (head) => head.startsWith('\xff\xd8\xff') },
  { kind: 'png', fits: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { kind: 'webp', fits: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { kind: 'heif', fits: (head) => head.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(head.slice(8, 12)) },
];

/** iPhone format that other systems cannot read. */
const isHeic = (head: string): boolean =>
  head.slice(4, 8) === 'ftyp' && /^(?:hei|hev|mif1|msf1)/.test(head.slice(8, 12));

const kindOf = (bytes: Buffer): Result<string, PictureFault> => {
  const head = bytes.toString('latin1', 0, 16);
  const found = KINDS.find(({ fits }) => fits(head));
  if (found) return ok(found.kind);
  return fail(isHeic(head) ? 'picture_heic' : 'picture_unknown_kind');
};

/** A crop in whole pixels. */
const pixelsOf = ({ left, top, width, height }: PictureCrop, size: { width: number; height: number }) => {
  const x = Math.min(Math.round(left * size.width), size.width - 1);
  const y = Math.min(Math.round(top * size.height), size.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - x)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - y)),
  };
};

export async function readUpload(
  bytes: Buffer,
  crop: PictureCrop | undefined,
): Promise<Result<UprightPhotograph, PictureFault>> {
  const kind = kindOf(bytes);
  if (!kind.ok) return kind;
  // Reads only the header, to check the size before decoding.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || head.format !== kind.value) return fail('picture_broken');
  if (head.width * head.height > MOST_PIXELS) return fail('picture_too_many_pixels');
  const { autoOrient: size } = head;
  const part = pixelsOf(crop ?? { left: 0, top: 0, width: 1, height: 1 }, size);
  if (Math.min(part.width, part.height) < LEAST_SIDE) return fail('picture_too_small');
  const pixels = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' })
    .timeout({ seconds: DECODED_WITHIN_S })
    .autoOrient()
    .extract(part)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  return uprightOf(pixels).then(ok, () => fail('picture_broken'));
}
