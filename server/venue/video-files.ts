// Short videos of a venue: `videos/<name>.<mp4|webm>` in its folder, `<hash>.<mp4|webm>` on the server.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

const VIDEO_FORMATS = ['mp4', 'webm'] as const;
type VideoFormat = (typeof VIDEO_FORMATS)[number];

export interface VideoFile {
  readonly format: VideoFormat;
  readonly bytes: Buffer;
}

/** Maximum size: a video plays automatically above the dishes on a phone, so a few seconds only. */
const LARGEST_BYTES = 8_000_000;
/** MP4 brands after `ftyp` that browsers play; pictures of the same family have others. */
const MP4_BRANDS: readonly string[] = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash'];
const EBML = '1a45dfa3';

/** Detects the format by magic bytes, whatever the file name. */
const isFormat = (bytes: Buffer, format: VideoFormat): boolean =>
  format === 'mp4'
    ? bytes.toString('latin1', 4, 8) === 'ftyp' && MP4_BRANDS.includes(bytes.toString('latin1', 8, 12))
    : bytes.toString('hex', 0, 4) === EBML && bytes.subarray(0, 64).includes('webm');

/** File of each named video. One format suffices, because every supported browser plays both. */
export async function readVideoFiles(
  folder: string,
  present: ReadonlySet<string>,
  names: ReadonlySet<string>,
): Promise<{ readonly byName: ReadonlyMap<string, VideoFile>; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const byName = new Map<string, VideoFile>();
  for (const name of names) {
    const report = (message: string) => problems.push({ path: `videos/${name}`, message });
    const [format, other] = VIDEO_FORMATS.filter((one) => present.has(`${name}.${one}`));
    if (format === undefined) report(`there is no file videos/${name}.mp4, nor .webm`);
    else if (other !== undefined) report('is there as .mp4 and as .webm: keep one of them');
    else {
      const bytes = await readFile(join(folder, `${name}.${format}`));
      if (bytes.length > LARGEST_BYTES) report(`videos/${name}.${format} is larger than 8 MB`);
      else if (!isFormat(bytes, format)) report(`videos/${name}.${format} is not a video of the format ${format}`);
      else byName.set(name, { format, bytes });
    }
  }
  return { byName, problems };
}

/** Writes a video below `<dataDir>/videos` atomically, and returns its name: `<hash>.<format>`. */
export async function storeVideo(dataDir: string, { format, bytes }: VideoFile): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${format}`;
  const home = join(dataDir, 'videos');
  await mkdir(home, { recursive: true });
  const draft = join(home, `.${name}.${randomUUID()}`);
  try {
    await writeFile(draft, bytes);
    // May replace an equal file; open readers keep the old one.
    await rename(draft, join(home, name));
  } finally {
    await rm(draft, { force: true });
  }
  return name;
}
