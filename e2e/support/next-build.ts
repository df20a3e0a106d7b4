// The app's next build, as far as its worker can tell: the same app under other names, with the files of the one before gone.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FIRST = /^first-(?!worker)[\w-]+\.js$/;
const PACKED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|html|css)$/;

/** Renames the first script of the build that a server has copied below its data; gives the name that it had. */
export function renameFirstScript(dataDir: string, to: string): string {
  const builds = join(dataDir, 'builds');
  const [name] = readdirSync(builds).filter((entry) => !entry.startsWith('.'));
  if (!name) throw new Error(`No build lies in ${builds}`);
  const root = join(builds, name);
  const first = readdirSync(join(root, 'assets')).find((file) => FIRST.test(file));
  if (!first) throw new Error('The build has no first script');
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = join(root, path);
    if (PACKED.test(path)) rmSync(file);
    else if (TEXT.test(path)) {
      const text = readFileSync(file, 'utf8');
      if (text.includes(first)) writeFileSync(file, text.replaceAll(first, to));
    }
  }
  renameSync(join(root, 'assets', first), join(root, 'assets', to));
  return first;
}
