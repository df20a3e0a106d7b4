// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useResultWindow } from '#guest/search/result-list.tsx';

/** Number of rows in each render of a list. */
const paintsOf = (total: number, whole = false): readonly number[] => {
  const paints: number[] = [];
  const List = () => {
    const { shown, tail } = useResultWindow(total, 'soup', whole);
    paints.push(shown);
    return tail;
  };
  render(<List />);
  return [...new Set(paints)];
};

test('search results: the key press paints four, the next frame the rest of the screen', () => {
  expect(paintsOf(300)).toEqual([4, 10]);
  expect(paintsOf(7)).toEqual([4, 7]);
  expect(paintsOf(3)).toEqual([3]);
});

test('search results: a list that the guest returns to is complete at once', () => {
  expect(paintsOf(300, true)).toEqual([60]);
});
