// The builds of the app that this server still serves. A page loaded before an update asks for parts of its own build,
// which must exist. A served build is never the folder that a new build is written to.
import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isCompressed, precompress } from './precompress.ts';

/** The number of kept builds: the build in use and the builds before it. */
const KEPT = 3;

export interface KeptBuild {
  readonly root: string;
  /**
   * The files' paths below the root, with forward slashes, without compressed copies, hidden files and what only the
   * server reads.
   */
  readonly files: ReadonlySet<string>;
}

/**
 * Copies a build below `<dataDir>/builds`, compressed, and deletes builds older than the last three. Returns the build
 * itself first, then the older ones. Throws where there is no build.
 */
export async function keepBuilds(distDir: string, dataDir: string): Promise<[KeptBuild, ...KeptBuild[]]> {
  const builds = join(dataDir, 'builds');
  await mkdir(builds, { recursive: true });
  const root = join(builds, await nameOf(distDir));
  if (!(await isFolder(root))) await copyBuild(distDir, root, builds);
  // Sorted by last use, not by build time: a rollback makes an old build the newest again.
  const now = new Date();
  await utimes(root, now, now);

  const others = await olderThan(root, builds);
  for (const old of others.slice(KEPT - 1)) await rm(old, { recursive: true, force: true });
  const kept = await Promise.all(others.slice(0, KEPT - 1).map(readBuild));
  return [await readBuild(root), ...kept];
}

async function copyBuild(distDir: string, root: string, builds: string): Promise<void> {
  const draft = join(builds, `.${randomUUID()}`);
  await cp(distDir, draft, { recursive: true });
  await precompress(draft);
  try {
    await rename(draft, root);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another server with this folder copied the build first.
    if (!(await isFolder(root))) throw error;
  }
}

async function olderThan(root: string, builds: string): Promise<string[]> {
  const found: { path: string; used: number }[] = [];
  for (const entry of await readdir(builds, { withFileTypes: true })) {
    const path = join(builds, entry.name);
    if (!entry.isDirectory() || entry.name.startsWith('.') || path === root) continue;
    found.push({ path, used: (await stat(path)).mtimeMs });
  }
  return found.sort((a, b) => b.used - a.used).map(({ path }) => path);
}

/** Folder of a build that is not public. */
const OWN = 'server/';

const readBuild = async (root: string): Promise<KeptBuild> => ({
  root,
  files: new Set((await filesOf(root)).filter((file) => !file.startsWith(OWN))),
});

async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !isCompressed(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

/** Name of a build by content: equal builds have equal names on every machine. */
async function nameOf(distDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(distDir)) hash.update(`${file}\n`).update(await readFile(join(distDir, file)));
  return hash.digest('hex').slice(0, 16);
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
