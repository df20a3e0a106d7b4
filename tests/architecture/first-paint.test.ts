// Files before the first paint: the entry and everything reached from there by static imports become one file.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ourFile, packageOf, plainSpecifiersIn } from './source-files.ts';

/** Each with the reason why the file loads only after the first paint. */
const BEHIND = [
  'dexie',
  'dexie-react-hooks',
  'fake-indexeddb',
  'ky',
  'eventsource-parser',
  'xstate',
  '@xstate/react',
  'radix-ui',
  'embla-carousel-react',
  'yet-another-react-lightbox',
  'dompurify',
  'qr',
  '@leeoniya/ufuzzy',
  'workbox-window',
  '@turf/boolean-point-in-polygon',
];
/** Folders of ours with no code for the first paint. */
const BEHIND_FOLDERS = ['src/core/db/', 'src/core/sync/menu/', 'src/core/sync/outbox/'];

/** All files and packages that run before the entry, each with its first importer. */
function runsBefore(entry: string): ReadonlyMap<string, string> {
  const found = new Map([[entry, 'index.html']]);
  for (const file of found.keys()) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
    for (const specifier of plainSpecifiersIn(readFileSync(file, 'utf8'))) {
      const name = ourFile(specifier, file) ?? packageOf(specifier);
      if (name && !found.has(name)) found.set(name, file);
    }
  }
  return found;
}

const first = runsBefore('src/main.tsx');

test('first paint: the import walk goes from the entry to the first card', () => {
  expect([...first.keys()]).toEqual(
    expect.arrayContaining([
      'react-dom',
      'src/guest/product-card/product-card.tsx',
      'src/shared/cart/cart-context.tsx',
    ]),
  );
});

test('first paint: loads no database, network, state machine or dialog', () => {
  expect(BEHIND.flatMap((name) => (first.has(name) ? `${first.get(name)} imports ${name}` : []))).toEqual([]);
});

test('first paint: loads no table rows and no menu fetch', () => {
  const rows = [...first.keys()].filter((name) => BEHIND_FOLDERS.some((folder) => name.startsWith(folder)));
  expect(rows.map((name) => `${first.get(name)} imports ${name}`)).toEqual([]);
});

test('first paint: loads the notice of a lost press, which could not load without a network', () => {
  expect(first.get('src/guest/notices/failed-toast.tsx')).toBe('src/guest/frame/place-layout.tsx');
});

test('first paint: the import walk skips dynamic and type-only imports', () => {
  const text =
    "import type { A } from './a.ts';\nconst b = () => import('./b.ts');\nimport { c } from './c.ts';\nimport './d.css';";
  expect(plainSpecifiersIn(text)).toEqual(['./c.ts', './d.css']);
});
