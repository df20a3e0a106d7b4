import { expect, test } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import { averageOf, type GivenFeedback, markSummaries } from '#domain/service/given-feedback.ts';

const said = (...answers: GivenFeedback['answers']): GivenFeedback => ({
  ...{ id: 'f' as CommandId, at: 0, table: undefined, text: '' },
  answers,
});

test('marks of guests: each question counts its marks, under its newest words; a chosen option is no mark', () => {
  const latest = [
    said(
      { question: 'food', title: 'The food today', score: 5 },
      { question: 'return', title: 'Again?', option: 'Yes' },
    ),
    said({ question: 'food', title: 'The food', score: 2 }, { question: 'staff', title: 'Our staff', score: 4 }),
  ];
  expect(markSummaries(latest)).toEqual([
    { question: 'food', title: 'The food today', counts: [0, 1, 0, 0, 1] },
    { question: 'staff', title: 'Our staff', counts: [0, 0, 0, 1, 0] },
  ]);
  expect(markSummaries([])).toEqual([]);
});

test('marks of guests: the average counts each mark as often as it was given', () => {
  expect(averageOf({ counts: [1, 0, 0, 1, 2] })).toEqual({ marks: 4, average: 3.75 });
});
