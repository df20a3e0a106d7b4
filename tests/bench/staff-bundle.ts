// Files that a phone of the staff loads for one of its pages, in kB as they are sent (brotli), from the build's list of parts.
//
//   node tests/bench/staff-bundle.ts [--language bg]
//
// A page counts with all that it imports outright, the staff's frame, their looks and the words of one language, and beside it
// the files that any page of the app loads. Files that load later, by a press or at rest, are not counted.
import { parseArgs } from 'node:util';
import { isStaffFile } from '#contract/staff/staff-files.ts';
import { readBuiltParts } from './built-parts.ts';

const { values: asked } = parseArgs({ options: { language: { type: 'string', default: 'bg' } } });
const FRAME = 'src/staff/frame/staff-frame.tsx';
const WORDS = [`src/locales/${asked.language}/messages.po`, `src/locales/${asked.language}/staff.po`];
const PAGES = {
  'sign in': FRAME,
  tables: 'src/staff/tables/tables-page.tsx',
  kitchen: 'src/staff/kitchen/kitchen-page.tsx',
  "owner's today": 'src/staff/today/today-page.tsx',
};
const { filesOf, ofAll, all: built, kB } = await readBuiltParts();

console.log(
  '| page | the staff’s own | shared with the guests | what any page loads | together |\n|---|---|---|---|---|',
);
for (const [name, source] of Object.entries(PAGES)) {
  const more = filesOf([FRAME, source, ...WORDS]);
  const own = [...more].filter((file) => isStaffFile(`/${file}`));
  const shared = [...more].filter((file) => !own.includes(file) && !ofAll.has(file));
  const all = [own, shared, [...ofAll]];
  console.log(
    `| ${[name, ...all.map((files) => `${kB(files)} (${files.length})`), `**${kB(all.flat())}**`].join(' | ')} |`,
  );
}
const staffFiles = [...built].filter((file) => isStaffFile(`/${file}`));
console.log(
  `\nAll of the staff's files together: ${kB(staffFiles)} kB (${staffFiles.length}), the words of all languages too.`,
);
