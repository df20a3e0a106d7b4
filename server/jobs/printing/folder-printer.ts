// A folder of pictures instead of a printer: for a demo, and for an owner who wants to see a ticket before buying one.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintJob } from '../../store/printing/print-jobs.ts';
import { bitmapToPng, drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

const PREFIX = 'folder:';
/** Older ones are taken away. */
const MOST_PICTURES = 200;

export const isFolder = (address: string): boolean => address.startsWith(PREFIX);

/** Where the pictures of a folder printer lie. */
export const folderOf = (dataDir: string, placeId: number, address: string): string =>
  join(dataDir, 'printed', String(placeId), address.slice(PREFIX.length));

/** Lays a paper down as a picture; what is half written is never seen. */
export const printIntoFolder = async (
  folder: string,
  job: Pick<PrintJob, 'seq' | 'kind'>,
  paper: Paper,
  width: 80 | 58,
): Promise<void> => {
  const png = await bitmapToPng(await drawPaper(paper, width));
  await mkdir(folder, { recursive: true });
  const name = `${String(job.seq).padStart(8, '0')}-${job.kind}.png`;
  await writeFile(join(folder, `.${name}`), png);
  await rename(join(folder, `.${name}`), join(folder, name));
  const names = (await readdir(folder)).filter((one) => one.endsWith('.png') && !one.startsWith('.')).sort();
  for (const old of names.slice(0, -MOST_PICTURES)) await rm(join(folder, old), { force: true });
};
