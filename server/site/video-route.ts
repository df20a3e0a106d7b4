import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FOREVER, notThere } from './answers.ts';

/** Name of a stored video; checked, so that no free path reaches the file system. */
const FILE = /^[0-9a-f]{32}\.(?:mp4|webm)$/;

/** Serves `/videos/<hash>.<mp4|webm>`: a file never changes, and range requests get their range. */
export function registerVideos(app: FastifyInstance, dataDir: string): void {
  const home = join(dataDir, 'videos');
  app.get<{ Params: { file: string } }>('/videos/:file', async (request, reply) => {
    const { file } = request.params;
    const isThere = FILE.test(file) && (await isFile(join(home, file)));
    return isThere ? reply.sendFile(file, home, FOREVER) : notThere(reply);
  });
  app.get('/videos/*', (_request, reply) => notThere(reply));
}

const isFile = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
