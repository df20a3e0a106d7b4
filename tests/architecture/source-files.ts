// Reads the source files from disk, and the imports of each.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

const slashed = (path: string): string => path.split(sep).join('/');

/** Every source file below the folders, as "src/domain/pricing/money.ts"; generated files are left out. */
export const sourceFiles = (roots: readonly string[], pattern = /\.(?:ts|tsx|mjs)$/): string[] =>
  roots
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      statSync(root).isFile()
        ? [root]
        : readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => slashed(join(root, file))),
    )
    .filter((file) => pattern.test(file) && !/\.gen\.ts$|\.d\.ts$|node_modules/.test(file))
    .sort();

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT =
  /(?:^|[;}\s])(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([\w@#./$?&=:-]+)['"]|\bimport\s*\(?\s*['"]([\w@#./$?&=:-]+)['"]/g;

/** Imports in a text, in order: static, dynamic and type-only. */
export const specifiersIn = (text: string): string[] =>
  [...text.replace(COMMENT, '').matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');

const PLAIN_IMPORT =
  /(?:^|[;}\s])(?:import|export)\s(?!\s*type\b)[^'"`;()]*?\bfrom\s*['"]([\w@#./$?&=:-]+)['"]|(?:^|[;}\s])import\s*['"]([\w@#./$?&=:-]+)['"]/g;

/** Imports that run before the file itself: static ones that are not type-only. */
export const plainSpecifiersIn = (text: string): string[] =>
  [...text.replace(COMMENT, '').matchAll(PLAIN_IMPORT)].map((match) => match[1] ?? match[2] ?? '');

export const specifiersOf = (file: string): string[] => specifiersIn(readFileSync(file, 'utf8'));

/** Our own file behind an import, as "src/domain/pricing/money.ts"; `undefined` for a package. */
export function ourFile(specifier: string, from: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  if (path.startsWith('.')) return slashed(normalize(join(dirname(from), path)));
  return undefined;
}

/**
 * "dexie" for "dexie", "@lingui/core" for "@lingui/core/macro"; `undefined` for our own files, Node's modules and the
 * bundler's.
 */
export function packageOf(specifier: string): string | undefined {
  if (/^(?:[.#/]|node:|virtual:)/.test(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The first import cycle found, as the path along the cycle; `undefined` when there is none. */
export function findCircle(
  nodes: Iterable<string>,
  next: (node: string) => readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const to of next(node)) {
      const circle = visit(to, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of nodes) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}
