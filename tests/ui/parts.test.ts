// The page of parts is only as good as it is whole.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** They paint nothing of their own: what they frame, move or print is seen in the app. */
const UNSEEN = [
  ...['announcer', 'category-door', 'icon', 'link', 'money', 'page-head', 'placeholder', 'print-sheet'],
  ...['swipe', 'swipe-drag', 'theme', 'virtual-rows', 'visually-hidden'],
];

test('every part that a guest sees is on the page of parts', () => {
  const parts = readdirSync('src/ui')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));
  const page = readdirSync('tests/ui/parts')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`tests/ui/parts/${file}`, 'utf8'))
    .join('\n');
  const missing = parts.filter((part) => !UNSEEN.includes(part) && !page.includes(`'#ui/${part}.tsx'`));
  expect(missing).toEqual([]);
});
