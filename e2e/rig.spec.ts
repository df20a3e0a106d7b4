// Tests the registry of tables, which every journey uses.
import { createTables } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const HALL = { slug: 'hall', tables: ['1', '2'].map((name) => ({ name, code: `code-${name}` })) };
const NEVEN = { slug: 'neven', tables: ['1', '2'].map((name) => ({ name, code: `code-${name}` })) };

test('test tables: each table is given once, and without a free table the error names the place', () => {
  const tables = createTables();
  expect(() => tables.next('hall')).toThrow('hall');
  tables.know(HALL);
  expect(tables.next('hall')).toMatchObject({ name: '1', url: '/hall/t/code-1' });
  // A second import brings the same tables; the first one stays taken.
  tables.know(HALL);
  expect(tables.next('hall').name).toBe('2');
  expect(() => tables.next('hall')).toThrow('Every table of hall for spot was given');
  expect(() => tables.next('hall', 'room')).toThrow('for room');
});

test('test tables: a reserved table is given once, only to the test file that reserved it', () => {
  const tables = createTables();
  tables.know(NEVEN);
  expect(tables.next('neven').name).toBe('2');
  expect(() => tables.next('neven')).toThrow('was given');
  expect(() => tables.reserved('neven', '1', '/e2e/told.spec.ts')).toThrow('reserved for every-screen.spec.ts');
  expect(tables.reserved('neven', '1', '/e2e/every-screen.spec.ts').name).toBe('1');
  expect(() => tables.reserved('neven', '1', '/e2e/every-screen.spec.ts')).toThrow('already');
});
