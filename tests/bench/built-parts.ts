// Chunks of the built app and the files that each one loads, from the build's manifest.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildApp, isBuilt } from '../../server/site/app-build.ts';
import { ROOT } from './bench-folder.ts';

const names = v.optional(v.array(v.string()), []);
const partsSchema = v.record(v.string(), v.object({ file: v.string(), imports: names, css: names }));

export interface BuiltParts {
  /**
   * Files of the given chunks and of all their static imports. Each chunk is named by its source:
   * "src/guest/checkout/checkout-page.tsx".
   */
  readonly filesOf: (sources: readonly string[]) => ReadonlySet<string>;
  /** Files that the app's page itself names: every page loads them. */
  readonly ofAll: ReadonlySet<string>;
  /** Every file of every chunk. */
  readonly all: ReadonlySet<string>;
  /** Size of files as sent: brotli when the build has compressed the file. */
  readonly kB: (files: Iterable<string>) => string;
}

/** Reads the app in `dist`; builds first when a source is newer than the build. */
export async function readBuiltParts(): Promise<BuiltParts> {
  if (!(await isBuilt(ROOT))) {
    console.error('Building the app.');
    await buildApp(ROOT);
  }
  const dist = join(ROOT, 'dist');
  const parts = v.parse(partsSchema, JSON.parse(readFileSync(join(dist, 'server/parts.json'), 'utf8')));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const sent = (file: string): number => {
    const path = join(dist, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  return {
    filesOf: (sources) => {
      const seen = new Set<string>();
      const files = new Set<string>();
      const visit = (name: string): void => {
        if (seen.has(name)) return;
        seen.add(name);
        const part = parts[name];
        if (!part) throw new Error(`The build has no part ${name}.`);
        for (const file of [part.file, ...part.css]) files.add(file);
        part.imports.forEach(visit);
      };
      sources.forEach(visit);
      return files;
    },
    ofAll: new Set(
      [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []),
    ),
    all: new Set(Object.values(parts).flatMap(({ file, css }) => [file, ...css])),
    kB: (files) => ([...files].reduce((sum, file) => sum + sent(file), 0) / 1000).toFixed(1),
  };
}
