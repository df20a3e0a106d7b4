import { expect, test, vi } from 'vitest';
import { createKeptTexts } from '../../../server/site/kept-texts.ts';

const textOf = (letter: string, bytes: number) => vi.fn(async () => letter.repeat(bytes));

test('a kept text is built once, also for two requests at the same moment', async () => {
  const keep = createKeptTexts();
  const build = textOf('a', 100);
  const [one, other] = await Promise.all([keep('a', build), keep('a', build)]);
  expect(one).toBe(other);
  expect(await keep('a', build)).toBe(one);
  expect(build).toHaveBeenCalledTimes(1);
});

test('the least recently used text makes room for another', async () => {
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

test('a text larger than the room is still sent', async () => {
  const text = await createKeptTexts(50)('a', textOf('a', 1000));
  expect((await text.packed('identity')).bytes).toHaveLength(1000);
});

test('a text that could not be built is built again at the next request', async () => {
  const keep = createKeptTexts();
  await expect(keep('a', () => Promise.reject(new Error('no place')))).rejects.toThrow('no place');
  const text = await keep('a', textOf('a', 10));
  expect((await text.packed('identity')).bytes).toHaveLength(10);
});
