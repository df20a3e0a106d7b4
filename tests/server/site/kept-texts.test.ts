import { expect, test, vi } from 'vitest';
import { createKeptTexts } from '../../../server/site/kept-texts.ts';

const textOf = (letter: string, bytes: number) => vi.fn(async () => letter.repeat(bytes));

test('text cache: builds a text once, also for two concurrent requests', async () => {
  const keep = createKeptTexts();
  const build = textOf('a', 100);
  const [one, other] = await Promise.all([keep('a', build), keep('a', build)]);
  expect(one).toBe(other);
  expect(await keep('a', build)).toBe(one);
  expect(build).toHaveBeenCalledTimes(1);
});

test('text cache: evicts the least recently used text', async () => {
  const keep = createKeptTexts(400);
  const [a, b, c] = [textOf('a', 100), textOf('b', 100), textOf('c', 100)];
  await keep('a', a);
  await keep('b', b);
  await keep('a', a);
  await keep('c', c);
  await keep('a', a);
  expect(a).toHaveBeenCalledTimes(1);
  await keep('b', b);
  expect(b).toHaveBeenCalledTimes(2);
});

test('text cache: still returns a text larger than its capacity', async () => {
  const text = await createKeptTexts(50)('a', textOf('a', 1000));
  expect((await text.packed('identity')).bytes).toHaveLength(1000);
});

test('text cache: builds a failed text again at the next request', async () => {
  const keep = createKeptTexts();
  await expect(keep('a', () => Promise.reject(new Error('no place')))).rejects.toThrow('no place');
  const text = await keep('a', textOf('a', 10));
  expect((await text.packed('identity')).bytes).toHaveLength(10);
});
