// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowSteps } from '#ui/layout/use-row-steps.ts';

const AHEAD = 3;
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Rows rendered in each commit while the list was scrolled through these positions. */
const commitsOf = (...sights: readonly (readonly [start: number, end: number, besides?: readonly number[]])[]) => {
  const commits: (readonly number[])[] = [];
  const List = ({ at }: { readonly at: number }) => {
    const [startIndex = 0, endIndex = 0, besides = []] = sights[at] ?? [];
    const [wanted] = [ALL[at] ?? [...besides, ...upTo(Math.max(0, startIndex - AHEAD), endIndex + AHEAD)]];
    ALL[at] = wanted;
    commits.push(useRowSteps(wanted, { startIndex, endIndex }, AHEAD));
    return null;
  };
  const ALL: (readonly number[])[] = [];
  const { rerender } = render(<List at={0} />);
  for (let at = 1; at < sights.length; at++) rerender(<List at={at} />);
  return commits.filter((made, at) => made !== commits[at - 1]);
};

test('row steps: visible rows render at once, later rows one at a time', () => {
  expect(commitsOf([0, 2])).toEqual([upTo(0, 2), upTo(0, 3), upTo(0, 4), upTo(0, 5)]);
});

test('row steps: a row that becomes visible never waits, and each row renders once', () => {
  const commits = commitsOf([0, 2], [2, 4]);
  expect(commits.at(4)).toEqual(upTo(0, 5));
  expect(commits.at(-1)).toEqual(upTo(0, 7));
  for (const [at, made] of commits.entries())
    expect(made.length - (commits[at - 1]?.length ?? 3)).toBeLessThanOrEqual(1);
  expect(commitsOf([0, 2], [20, 22]).at(4)).toEqual(upTo(20, 22));
});

test('row steps: a requested row, a head or the focused row renders with the visible ones', () => {
  expect(commitsOf([20, 22, [4]])[0]).toEqual([4, 20, 21, 22]);
});
