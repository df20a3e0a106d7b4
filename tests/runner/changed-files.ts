// Which files have changed, by git, and which tests look into files.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReadingTests } from './changes.ts';

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
export function changedFiles(base?: string): { since: string; files: readonly string[] } {
  const bases = base ? [base] : BASES;
  const since = bases.map((one) => git('merge-base', one, 'HEAD')).find((one) => one !== undefined);
  if (!since) throw new Error(`git knows no ${bases.join(' and no ')} here: say --changed=<commit>.`);
  const differing = git('diff', '--name-only', '--no-renames', since) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  const files = new Set([...differing.split('\n'), ...untracked.split('\n')].filter((file) => file !== ''));
  return { since: since.slice(0, 10), files: [...files].sort() };
}

/** Changed files that still exist: no file imports a deleted one. */
export const stillHere = (files: readonly string[]): string[] => files.filter((file) => existsSync(join(root, file)));

export function readingTests(): ReadingTests {
  const texts = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  );
  const whose = (pattern: RegExp): string[] => texts.filter(([, text]) => pattern.test(text)).map(([file]) => file);
  return {
    sources: whose(/import\.meta\.(dirname|glob|url)|\breadFile(Sync)?\(/),
    docs: whose(/\bdocs\//),
    processes: whose(/support\/serve\.ts|child_process/),
  };
}
