// Compares a screenshot with its approved picture. Both are scaled down first: visible changes remain, differences in edge
// smoothing between browser versions do not.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Difference of a colour channel (of 255) that counts; less is compression and smoothing. */
const NOTICED = 36;
/** Fraction of the picture that may differ. */
const MAY_DIFFER = 0.006;

export interface Comparison {
  /** Part of all pixels, 0–1. */
  readonly differs: number;
  readonly isSame: boolean;
  /** Differences in red over the approved picture; `undefined` when the sizes differ. */
  readonly shown: Buffer | undefined;
}

export interface Small {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The stored form of a picture: a WebP of this width. */
export const shrink = (png: Buffer, width: number): Promise<Buffer> =>
  sharp(png).resize({ width, kernel: 'lanczos3' }).webp({ quality: 82, effort: 6 }).toBuffer();

const pixelsOf = async (picture: Buffer): Promise<Small> => {
  const { data, info } = await sharp(picture).removeAlpha().blur(0.8).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

export async function comparePictures(kept: Buffer, seen: Buffer): Promise<Comparison> {
  const [a, b] = await Promise.all([pixelsOf(kept), pixelsOf(seen)]);
  if (a.width !== b.width || a.height !== b.height) return { differs: 1, isSame: false, shown: undefined };
  const marked = Buffer.from(a.data);
  let count = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel++) {
      most = Math.max(most, Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)));
    }
    if (most < NOTICED) continue;
    count++;
    marked.set([255, 0, 60], at);
  }
  const differs = count / (a.width * a.height);
  const shown = await sharp(marked, { raw: { width: a.width, height: a.height, channels: 3 } })
    .png()
    .toBuffer();
  return { differs, isSame: differs <= MAY_DIFFER, shown };
}

/**
 * Compares with the approved picture; with `write`, creates a missing one and replaces a different one. `undefined`: there
 * is none to compare with.
 */
export async function compareWithKept(path: string, small: Buffer, write: boolean): Promise<Comparison | undefined> {
  const compared = existsSync(path) ? await comparePictures(await readFile(path), small) : undefined;
  if (write && !compared?.isSame) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, small);
    return { differs: 0, isSame: true, shown: undefined };
  }
  return compared;
}
