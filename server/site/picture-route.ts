import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FOREVER, notThere } from './answers.ts';

/** Name of a stored picture; checked, so that no free path reaches the file system. */
const HASH = /^[0-9a-f]{32}$/;
const FILE = /^(\d{2,4})\.(avif|webp)$/;

/** Serves `/pictures/<hash>/<width>.<avif|webp>`: a file never changes, and a missing one answers 404. */
export function registerPictures(app: FastifyInstance, dataDir: string): void {
  const home = join(dataDir, 'pictures');
  app.get<{ Params: { hash: string; file: string } }>('/pictures/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    const match = FILE.exec(file);
    if (!HASH.test(hash) || !match) return notThere(reply);
    const found = nearest(await readdir(join(home, hash)).catch(() => []), Number(match[1]), match[2] ?? '');
    return found === undefined ? notThere(reply) : reply.sendFile(`${hash}/${found}`, home, FOREVER);
  });
  app.get('/pictures/*', (_request, reply) => notThere(reply));
}

/** Nearest width of a picture. A picture has one WebP, because few browsers need it, and it serves every width. */
function nearest(files: readonly string[], width: number, format: string): string | undefined {
  const widths = files
    .flatMap((file) => {
      const match = FILE.exec(file);
      return match?.[2] === format ? [Number(match[1])] : [];
    })
    .sort((a, b) => a - b);
  const best = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  if (best === undefined || (format === 'avif' && best !== width)) return undefined;
  return `${best}.${format}`;
}
