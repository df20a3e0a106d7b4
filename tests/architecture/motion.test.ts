import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Properties that the compositor animates alone, without style, layout or paint. */
const BY_ITSELF = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

/** Properties that the endless animations of a style sheet change. */
const changedWithoutEnd = (css: string): string[] =>
  [...css.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)].flatMap(([, name]) => {
    const frames = css.split(`@keyframes ${name} {`)[1]?.split('\n}')[0] ?? `${name}: elsewhere`;
    return [...frames.matchAll(/([\w-]+):/g)].map(([, property]) => property ?? '');
  });

test('endless animation: changes opacity or transform only, so that hundreds of them drop no frame', () => {
  const sheets = sourceFiles(['src'], /\.css$/).map((file) => readFileSync(file, 'utf8'));
  const changed = sheets.flatMap(changedWithoutEnd);
  expect(changed).toContain('opacity');
  expect(changed.filter((property) => !BY_ITSELF.includes(property))).toEqual([]);
});
