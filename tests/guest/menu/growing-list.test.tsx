// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGrowingList } from '#guest/menu/use-growing-list.tsx';

/** Simulates that the end of the list comes near. */
let comeNear: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        comeNear = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const List = ({ list }: { readonly list: number }) => {
  const { shown, tail } = useGrowingList(100, list);
  return (
    <div>
      <output>{shown}</output>
      {tail}
    </div>
  );
};
const open = (list: number): string | null => {
  cleanup();
  render(<List list={list} />);
  return screen.getByRole('status').textContent;
};

test('dish list: keeps its length when the guest returns from a dish, and is short after another list', () => {
  expect(open(1)).toBe('12');
  act(() => comeNear());
  expect(screen.getByRole('status').textContent).toBe('36');
  expect(open(1)).toBe('36');
  expect(open(2)).toBe('12');
  expect(open(1)).toBe('12');
});
