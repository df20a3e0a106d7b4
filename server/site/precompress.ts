// Compresses files once at the highest level, so that they are only sent later.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSIBLE: readonly string[] = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.ico'];
/** Size below which compression saves less than its headers cost, bytes. */
const SMALLEST = 400;

/** Writes `<file>.br` and `<file>.gz` beside every file of a folder that gets smaller and has no such copy yet. */
export async function precompress(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const present = new Set(files.map((file) => join(file.parentPath, file.name)));
  for (const path of present) {
    if (!COMPRESSIBLE.includes(extname(path)) || (present.has(`${path}.br`) && present.has(`${path}.gz`))) continue;
    const bytes = await readFile(path);
    if (bytes.length < SMALLEST) continue;
    const [brotli, gzipped] = await Promise.all([
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  }
}

export const isCompressed = (path: string): boolean => ['.br', '.gz'].includes(extname(path));
