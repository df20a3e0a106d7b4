// Simulates the app's next build: the same scripts under other names, without those of the old build.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PACKED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|html|css|json)$/;
const NEXT = '-of-the-next-build.js';

const nextOf = (name: string): string => name.replace(/\.js$/, NEXT);

/** Whether a page belongs to the next build. */
export const isOfNext = (html: string): boolean => html.includes(NEXT);

/**
 * Renames all scripts of a server's stored build; `isNext`: to the next build's names, otherwise back. Call it while the
 * server is stopped.
 */
export function renameScripts(dataDir: string, isNext: boolean): void {
  const builds = join(dataDir, 'builds');
  const [build] = readdirSync(builds).filter((entry) => !entry.startsWith('.'));
  if (!build) throw new Error(`No build lies in ${builds}`);
  const root = join(builds, build);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((file) => PACKED.test(file))) rmSync(join(root, path));
  const scripts = files.filter((file) => file.startsWith('assets') && file.endsWith('.js'));
  const names = scripts.map((path): [string, string] => {
    const name = basename(path);
    return isNext ? [name, nextOf(name)] : [name, name.replace(NEXT, '.js')];
  });
  for (const path of files.filter((file) => TEXT.test(file))) {
    const before = readFileSync(join(root, path), 'utf8');
    const after = names.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after !== before) writeFileSync(join(root, path), after);
  }
  for (const [from, to] of names) renameSync(join(root, 'assets', from), join(root, 'assets', to));
}
