// The shared bench: tools that measure any menu app from the outside, beside the same menu as a static page. It is not
// part of the repository; BENCH_DIR says where it lies. It is copied, as it may not be written to.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { convertMenu, PLACE, readMenu, type VenueWishes, writeVenue } from './menu-to-venue.ts';
import { runProgram, temporaryFolder } from './running.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const SOURCE = resolve(process.env.BENCH_DIR ?? join(ROOT, '../shared/bench'));
/** Both pages are read in the language that a guest sees who has chosen none. */
const LANGUAGE = 'bg';

export interface BenchFolder {
  readonly path: string;
  /** The folder of the static pages of a menu of so many products. */
  readonly staticSite: (products: number) => Promise<string>;
  /** The folder of the same menu as a venue of ours. */
  readonly venue: (products: number, wishes?: VenueWishes) => Promise<string>;
}

/** A copy of the shared bench that can run; undefined, and said so, where there is none. */
export async function openBench(): Promise<BenchFolder | undefined> {
  if (!existsSync(join(SOURCE, 'bench.mjs'))) {
    console.error(`The shared bench is not at ${SOURCE} (BENCH_DIR): there is nothing to measure beside.`);
    return undefined;
  }
  const path = temporaryFolder();
  for (const file of await readdir(SOURCE)) {
    if (file.endsWith('.mjs') || file === 'package.json')
      await writeFile(join(path, file), await readFile(join(SOURCE, file)));
  }
  await letProbesRun(join(path, 'bench.mjs'));
  // Its packages are among ours.
  await symlink(join(ROOT, 'node_modules'), join(path, 'node_modules'), 'junction');
  const cache = await cacheOf(join(path, 'gen-menu.mjs'));
  const pictures = join(cache, 'img');

  const data = async (products: number): Promise<string> => {
    const folder = join(path, `m${products}`);
    if (existsSync(join(folder, 'menu.json'))) return folder;
    await mkdir(folder, { recursive: true });
    await mkdir(pictures, { recursive: true });
    await symlink(pictures, join(folder, 'img'), 'junction');
    await runProgram(['gen-menu.mjs', '--products', String(products), '--out', folder], path);
    return folder;
  };
  return {
    path,
    staticSite: async (products) => {
      const site = join(path, `static${products}`);
      await runProgram(['gen-static.mjs', '--data', await data(products), '--out', site, '--lang', LANGUAGE], path);
      return site;
    },
    venue: async (products, wishes = {}) => {
      const menu = await readMenu(join(await data(products), 'menu.json'));
      const folder = join(path, `${PLACE}-${products}-${Object.keys(wishes).join('-')}`);
      return writeVenue(folder, convertMenu(menu, { language: LANGUAGE, ...wishes }), pictures, cache);
    },
  };
}

/**
 * The bench reads the cart with `new Function`, which a content security policy such as ours forbids to everybody. The
 * policy is put aside in the measuring browser alone, for all contenders.
 */
async function letProbesRun(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const patched = text.replace('const VIEW = {', 'const VIEW = { bypassCSP: true,');
  if (patched === text)
    throw new Error('bench.mjs has no VIEW any more: see letProbesRun in tests/bench/bench-folder.ts');
  await writeFile(file, patched);
}

/** Pictures take half a minute to draw and are the same each time: kept among the packages, where git does not look. */
async function cacheOf(generator: string): Promise<string> {
  const name = createHash('sha256')
    .update(await readFile(generator))
    .digest('hex')
    .slice(0, 12);
  const folder = join(ROOT, 'node_modules/.cache/tabl-bench', name);
  await mkdir(folder, { recursive: true });
  return folder;
}
