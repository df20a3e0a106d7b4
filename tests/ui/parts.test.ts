// The component page must show every component.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Components without a look of their own: what they frame, move or print is visible in the app. */
const UNSEEN = [
  ...['announcer', 'category-entry', 'icon', 'link', 'money', 'page-head', 'placeholder', 'print-sheet'],
  ...['swipe', 'swipe-drag', 'theme', 'virtual-rows', 'visually-hidden'],
];

test('parts page: shows every UI part that a guest sees', () => {
  const parts = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));
  expect(parts.length).toBeGreaterThan(0);
  const page = readdirSync('tests/ui/parts')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`tests/ui/parts/${file}`, 'utf8'))
    .join('\n');
  const missing = parts.filter((part) => !UNSEEN.includes(basename(part)) && !page.includes(`'#ui/${part}.tsx'`));
  expect(missing).toEqual([]);
});
