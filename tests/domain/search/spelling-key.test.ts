import { expect, test } from 'vitest';
import { spellingKey } from '#domain/search/spelling-key.ts';

test.each([
  ['Мария', 'Maria', 'Mariya', 'Mariia', 'Marija', 'Mariq'],
  ['Юлия', 'Yulia', 'Julia', 'Iulia', 'Yuliya'],
  ['Живко', 'Zhivko', 'Jivko'],
  ['Щерев', 'Shterev', 'Sterev'],
  ['Цветан', 'Tsvetan', 'Cvetan', 'Tzvetan'],
  ['Йордан', 'Yordan', 'Jordan', 'Iordan'],
  ['Иванов', 'Ivanov', 'Ivanow'],
  ['Анна', 'Ana', 'Anna'],
])('spelling key: %s equals its usual Latin spellings', (name, ...spellings) => {
  for (const one of spellings) expect(spellingKey(one)).toBe(spellingKey(name));
});

test('spelling key: different names stay different', () => {
  const names = ['Мария', 'Марин', 'Мира', 'Живко', 'Шивков', 'Стоян', 'Цеца', 'Чечо'];
  expect(new Set(names.map(spellingKey)).size).toBe(names.length);
});
