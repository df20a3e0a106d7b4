import { expect, test } from 'vitest';
import { isSamePerson } from '#domain/staff/same-person.ts';

test.each([
  ['one id and one name', { by: 'Maria', byId: '1' }, { by: 'Maria', byId: '1' }, true],
  ['two of one name', { by: 'Maria', byId: '1' }, { by: 'Maria', byId: '2' }, false],
  ['a name alone, as older servers wrote it', { by: 'Maria' }, { by: 'Maria', byId: '2' }, true],
  ['an id that an older server left beside another name', { by: 'Ivan', byId: '2' }, { by: 'Maria', byId: '2' }, false],
  ['two names', { by: 'Ivan' }, { by: 'Maria' }, false],
])('%s', (_, one, other, expected) => {
  expect(isSamePerson(one, other)).toBe(expected);
});
