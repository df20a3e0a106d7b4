import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The messages of a catalog that these sources use. */
const spokenIn = (folder: string): readonly string[] =>
  readFileSync('src/locales/en/staff.po', 'utf8')
    .split('\n\n')
    .filter((entry) => entry.includes(`#: ${folder}`))
    .flatMap((entry) => /^msgid "(.+)"$/m.exec(entry)?.[1] ?? []);

test('messages: words for moving a picture in its frame are not used for price changes, because other languages differ', () => {
  const picture = spokenIn('src/staff/pictures/');
  expect(picture.length).toBeGreaterThan(5);
  expect(spokenIn('src/staff/prices/').filter((one) => picture.includes(one))).toEqual([]);
});
