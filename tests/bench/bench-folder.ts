// The shared bench: tools that measure any menu app from outside, beside the same menu as a static page. The bench is
// not part of the repository: BENCH_DIR names its folder. The tools run in a copy, because the folder may be read-only.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { convertMenu, PLACE, readMenu, type VenueWishes, writeVenue } from './menu-to-venue.ts';
import { runProgram, temporaryFolder } from './running.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const SOURCE = resolve(process.env.BENCH_DIR ?? join(ROOT, '../shared/bench'));
/** Language of both pages: what a guest sees who has chosen none. */
const LANGUAGE = 'bg';

export interface BenchFolder {
  readonly path: string;
  /** Folder of the static pages of a menu with this many products. */
  readonly staticSite: (products: number) => Promise<string>;
  /** Folder of the same menu as a venue of ours. */
  readonly venue: (products: number, wishes?: VenueWishes) => Promise<string>;
}

/** A copy of the shared bench, ready to run. `undefined`, with a message, when the bench is missing. */
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
  // Our node_modules contain the packages of the bench too.
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
 * The bench reads the cart with `new Function`, which a content security policy such as ours forbids. So the measuring
 * browser ignores the policy of every page.
 */
async function letProbesRun(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const patched = text.replace('const VIEW = {', 'const VIEW = { bypassCSP: true,');
  if (patched === text)
    throw new Error('bench.mjs has no VIEW any more: see letProbesRun in tests/bench/bench-folder.ts');
  await writeFile(file, patched);
}

/**
 * Drawing the pictures takes half a minute and always gives the same files: cached in node_modules, which git ignores.
 */
async function cacheOf(generator: string): Promise<string> {
  const name = createHash('sha256')
    .update(await readFile(generator))
    .digest('hex')
    .slice(0, 12);
  const folder = join(ROOT, 'node_modules/.cache/tabl-bench', name);
  await mkdir(folder, { recursive: true });
  return folder;
}
