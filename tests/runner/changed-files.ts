// Which files have changed, by git, and which tests import or read which files.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ourFile, sourceFiles, specifiersIn } from '../architecture/source-files.ts';
import type { Change, TestFiles } from './changes.ts';
import { suiteOf } from './suites.ts';

const root = resolve(import.meta.dirname, '../..');
/** Branches that a change is compared with by default: the one that it will be merged into. */
const BASES = ['origin/main', 'main'];

const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Files that differ from where this branch left `base`, committed or not. Throws where git does not know the base: a
 * guess would leave tests out.
 */
export function changedFiles(base?: string): Change & { readonly since: string } {
  const bases = base ? [base] : BASES;
  const since = bases.map((one) => git('merge-base', one, 'HEAD')).find((one) => one !== undefined);
  if (!since) throw new Error(`git knows no ${bases.join(' and no ')} here: say --changed=<commit>.`);
  const differing = git('diff', '--name-only', '--no-renames', since) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  const files = [...new Set([...differing.split('\n'), ...untracked.split('\n')])].filter((file) => file !== '').sort();
  return { since: since.slice(0, 10), files, there: files.filter((file) => existsSync(join(root, file))) };
}

/** Folders whose files import each other. */
const SOURCES = ['src', 'server', 'service-worker', 'build', 'tests'];
/** Made by the router, and the only file that imports the pages. */
const ROUTES = 'src/routeTree.gen.ts';
/** Imports every command of the server. */
const COMMANDS = 'server/cli/run.mjs';
/** Their tests read all of the sources, quickly. */
const HOUSE = /^tests\/(architecture|locales)\//;
/** An import that is gone when the program runs; the compiler checks it. */
const TYPES_ALONE = /^(import|export) type [^;]*;/gm;

/** Files that tests import; those with another ending they read. */
const IMPORTED = /\.(tsx?|mjs|css|po)$/;

/** Reads the imports of every file, and which tests read files. */
export function testFiles(): TestFiles {
  // The files are named as they lie below the current folder.
  process.chdir(root);
  const texts = new Map([...sourceFiles(SOURCES), ROUTES].map((file) => [file, readFileSync(file, 'utf8')]));
  const importers = new Map<string, string[]>();
  const add = (to: string, from: string): void => void importers.set(to, [...(importers.get(to) ?? []), from]);
  for (const [file, text] of texts) {
    for (const to of specifiersIn(text.replace(TYPES_ALONE, '')).flatMap((name) => ourFile(name, file) ?? []))
      add(to, file);
  }
  const all = [...texts.keys()].filter((file) => suiteOf(file) !== undefined);
  const whose = (pattern: RegExp): string[] => all.filter((file) => pattern.test(texts.get(file) ?? ''));
  // A test that starts the server as a process imports nothing of it; its text names the command.
  for (const [file, text] of texts) if (file.startsWith('tests/') && text.includes('cli/run.mjs')) add(COMMANDS, file);
  const readers = whose(/import\.meta\.(dirname|url)|\breadFile(Sync)?\(/);
  return {
    all,
    importers: (file) => importers.get(file) ?? (IMPORTED.test(file) ? [] : readers),
    sources: all.filter((file) => HOUSE.test(file) && !texts.get(file)?.includes("'../runner/")),
    docs: whose(/\bdocs\//),
  };
}
