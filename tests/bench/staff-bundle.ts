// What a phone of the staff loads for a page of theirs, in kB as it is sent (brotli), from the build's own list of parts.
//
//   node tests/bench/staff-bundle.ts [--language bg]
//
// A page counts with all that it imports outright, the staff's frame, their looks and the words of one language, and beside it
// what any page of the app loads. What is asked for later, by a press or at rest, is not in it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isStaffFile } from '#contract/staff/staff-files.ts';
import { buildApp, isBuilt } from '../../server/site/app-build.ts';
import { ROOT } from './bench-folder.ts';

const { values: asked } = parseArgs({ options: { language: { type: 'string', default: 'bg' } } });
const FRAME = 'src/pages/staff/staff-frame.tsx';
const WORDS = [`src/locales/${asked.language}/messages.po`, `src/locales/${asked.language}/staff.po`];
const PAGES = {
  'sign in': FRAME,
  tables: 'src/pages/staff/tables-page.tsx',
  kitchen: 'src/pages/staff/kitchen-page.tsx',
  "owner's today": 'src/pages/staff/today-page.tsx',
};
const names = v.optional(v.array(v.string()), []);
const partsSchema = v.record(v.string(), v.object({ file: v.string(), imports: names, css: names }));

if (!(await isBuilt(ROOT))) {
  console.error('Building the app.');
  await buildApp(ROOT);
}
const dist = join(ROOT, 'dist');
const parts = v.parse(partsSchema, JSON.parse(readFileSync(join(dist, 'server/parts.json'), 'utf8')));
const page = readFileSync(join(dist, 'index.html'), 'utf8');

/** The files of a part and of all that it imports outright. */
function filesOf(names: readonly string[]): Set<string> {
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
  names.forEach(visit);
  return files;
}

const sent = (file: string): number => {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};
const kB = (files: readonly string[]): string => (files.reduce((sum, file) => sum + sent(file), 0) / 1000).toFixed(1);

/** What the app's page itself names: every page loads it. */
const ofAll = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);

console.log(
  '| page | the staff’s own | shared with the guests | what any page loads | together |\n|---|---|---|---|---|',
);
for (const [name, source] of Object.entries(PAGES)) {
  const more = filesOf([FRAME, source, ...WORDS]);
  const own = [...more].filter((file) => isStaffFile(`/${file}`));
  const any = new Set(ofAll);
  const shared = [...more].filter((file) => !own.includes(file) && !any.has(file));
  const all = [own, shared, [...any]];
  console.log(
    `| ${[name, ...all.map((files) => `${kB(files)} (${files.length})`), `**${kB(all.flat())}**`].join(' | ')} |`,
  );
}
const staffFiles = new Set(
  Object.values(parts).flatMap(({ file, css }) => [file, ...css].filter((one) => isStaffFile(`/${one}`))),
);
console.log(
  `\nAll of the staff's files together: ${kB([...staffFiles])} kB (${staffFiles.size}), the words of all languages too.`,
);
