// Encoded pictures of a venue: `pictures/<name>-<width>.<avif|webp>` in its folder, `<hash>/<width>.<avif|webp>` on the
// server. The hash covers all files of a picture, so that an address never changes its content.
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VenuePictures } from '#contract/place/venue.ts';
import type { Problem } from './problem.ts';

const PICTURE_FORMATS = ['avif', 'webp'] as const;
type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureFile {
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

const LARGEST_BYTES = 8_000_000;

/** Detects the format by magic bytes, whatever the file name. */
const isFormat = (bytes: Buffer, format: PictureFormat): boolean =>
  format === 'avif'
    ? bytes.toString('latin1', 4, 12).startsWith('ftypavi')
    : bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Files of all listed pictures: an AVIF in every width, and at least one WebP for browsers without AVIF. */
export async function readPictureFiles(
  folder: string,
  present: ReadonlySet<string>,
  pictures: VenuePictures,
): Promise<{ byName: ReadonlyMap<string, readonly PictureFile[]>; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const byName = new Map<string, readonly PictureFile[]>();
  for (const [name, { widths }] of Object.entries(pictures)) {
    const report = (message: string) => problems.push({ path: `pictures.json → ${name}`, message });
    const files: PictureFile[] = [];
    for (const format of PICTURE_FORMATS) {
      for (const width of [...widths].sort((a, b) => a - b)) {
        const file = `${name}-${width}.${format}`;
        if (present.has(file)) {
          const bytes = await readFile(join(folder, file));
          if (!isFormat(bytes, format)) report(`pictures/${file} is not a picture of the format ${format}`);
          else if (bytes.length > LARGEST_BYTES) report(`pictures/${file} is larger than 8 MB`);
          else files.push({ width, format, bytes });
        } else if (format === 'avif') report(`pictures/${file} is missing`);
      }
    }
    if (!widths.some((width) => present.has(`${name}-${width}.webp`))) {
      report(`pictures/${name}-<width>.webp is missing: browsers without AVIF need one`);
    }
    byName.set(name, files);
  }
  return { byName, problems };
}

/** 32 hexadecimal digits. */
export function pictureHash(files: readonly PictureFile[]): string {
  const hash = createHash('sha256');
  for (const { width, format, bytes } of files) hash.update(`${width}.${format} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/** Writes a picture below `<dataDir>/pictures` atomically. An existing one stays, because guests may be loading it. */
export async function storePicture(dataDir: string, files: readonly PictureFile[]): Promise<string> {
  const hash = pictureHash(files);
  const home = join(dataDir, 'pictures', hash);
  if (await exists(home)) return hash;
  const draft = join(dataDir, 'pictures', `.${hash}.${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  for (const { width, format, bytes } of files) await writeFile(join(draft, `${width}.${format}`), bytes);
  try {
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another import of the same picture was faster.
    if (!(await exists(home))) throw error;
  }
  return hash;
}

export const isStored = (dataDir: string, hash: string): Promise<boolean> => exists(join(dataDir, 'pictures', hash));

/** Deletes a stored picture. */
export const removePicture = (dataDir: string, hash: string): Promise<void> =>
  rm(join(dataDir, 'pictures', hash), { recursive: true, force: true });

/** Widest file of a stored picture; `undefined` when missing. */
export const readStored = async (dataDir: string, hash: string): Promise<Buffer | undefined> => {
  const home = join(dataDir, 'pictures', hash);
  const [widest] = (await readdir(home).catch(() => [])).sort(
    (a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10),
  );
  return widest === undefined ? undefined : readFile(join(home, widest));
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
