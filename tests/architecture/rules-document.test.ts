// Documents that name files: when a file moves, the documents must change too.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NAMED = /`((?:src|server|tests|e2e|service-worker|build|demo|docs|deploy)\/[\w./$-]+\.\w+)`/g;

test.each(['README.md', 'CONTRIBUTING.md', 'docs/rules.md', 'docs/architecture.md', 'docs/traps.md'])(
  'every file that %s names is there',
  (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('docs/rules.md: every row names a file', () => {
  const rows = readFileSync('docs/rules.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| rule '));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !/`\w+\/[^`]+`/.test(row) && !row.includes('](')).toString()).toBe('');
});
