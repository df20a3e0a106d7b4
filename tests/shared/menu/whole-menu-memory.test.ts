import { expect, test, vi } from 'vitest';
import type { CategoryId } from '#domain/ids.ts';
import { createWholeMenuMemory } from '#shared/menu/whole-menu-memory.ts';

const id = (value: number) => value as CategoryId;
const list = (offset: number) => ({ sizes: new Map([['c1', 80]]), offset });
const never = () => false;

test('whole-menu memory: going back restores the position; a new visit does so only when allowed', () => {
  const memory = createWholeMenuMemory();
  memory.show(id(3));
  memory.keep('phone', 'a', list(400));
  memory.keep('phone', 'b', list(900));
  expect(memory.read('phone', 'a', never)?.offset).toBe(400);
  expect(memory.read('phone', 'new', never)).toMatchObject({ offset: undefined });
  const asked = vi.fn<(last: CategoryId | undefined) => boolean>().mockReturnValue(true);
  expect(memory.read('phone', 'new', asked)?.offset).toBe(900);
  expect(asked).toHaveBeenCalledExactlyOnceWith(3);
  expect(memory.read('phone', 'new', never)?.sizes.get('c1')).toBe(80);
});

test('whole-menu memory: sizes and positions of another width or language are discarded', () => {
  const memory = createWholeMenuMemory();
  memory.keep('narrow', 'a', list(400));
  expect(memory.read('wide', 'a', never)).toBeUndefined();
  memory.keep('wide', 'b', list(100));
  expect(memory.read('wide', 'a', never)?.offset).toBeUndefined();
});

test('whole-menu memory: does not grow with each navigation of a day', () => {
  const memory = createWholeMenuMemory();
  for (let step = 0; step < 60; step++) memory.keep('phone', `${step}`, list(step + 1));
  expect(memory.read('phone', '0', never)?.offset).toBeUndefined();
  expect(memory.read('phone', '59', never)?.offset).toBe(60);
});

test('whole-menu memory: a listener of the visible category hears each change once', () => {
  const memory = createWholeMenuMemory();
  const heard = vi.fn<() => void>();
  const stop = memory.subscribe(heard);
  memory.show(id(1));
  memory.show(id(1));
  expect(memory.inView()).toBe(1);
  memory.show(undefined);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  memory.show(id(2));
  expect(heard).toHaveBeenCalledTimes(2);
});
