// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTopForNew } from '#staff/kitchen/use-top-for-new.ts';

test('board: a new ticket brings an untouched board to its top, and leaves one that somebody reads', () => {
  const area = { current: document.createElement('section') };
  const scrollTo = vi.fn();
  Object.assign(area.current, { scrollTo });
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const { result, rerender } = renderHook(({ keys }) => useTopForNew(area, keys), { initialProps: { keys: ['a'] } });
  expect(scrollTo).not.toHaveBeenCalled();
  rerender({ keys: ['a', 'b'] });
  expect(scrollTo).toHaveBeenCalledOnce();
  rerender({ keys: ['b'] });
  expect(scrollTo).toHaveBeenCalledOnce();
  result.current();
  rerender({ keys: ['b', 'c'] });
  expect(scrollTo).toHaveBeenCalledOnce();
  vi.spyOn(performance, 'now').mockReturnValue(70_001);
  rerender({ keys: ['b', 'c', 'd'] });
  expect(scrollTo).toHaveBeenCalledTimes(2);
});
