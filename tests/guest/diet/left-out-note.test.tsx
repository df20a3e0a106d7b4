// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { avoidance } from '#domain/diet/diet.ts';
import type { FoundAllergen, Verdict } from '#domain/diet/judge-dish.ts';
import { LeftOutNote } from '#guest/service/left-out-note.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const nuts: FoundAllergen = { code: 'nuts', name: '', image: undefined, from: undefined };
const milk: FoundAllergen = { code: 'milk', name: '', image: undefined, from: undefined };
const verdict: Verdict = {
  ...{ kind: 'contains', contains: [nuts, milk], mayContain: [], against: [], unsaid: [] },
  ...{ isDeclared: true, depends: false, asked: avoidance(['nuts', 'milk'], []) },
};

test('cart line without walnuts: says why nuts are still warned of, beside what the dish surely contains', async () => {
  renderScreen(<LeftOutNote verdict={verdict} unlisted={[nuts]} />);
  const note = await screen.findByTestId('left-out-note');
  expect(words(note)).toBe('May still contain nuts: the other ingredients are not listed. Please ask us.');
  expect(words(screen.getByTestId('diet-note'))).toBe('Contains: milk');
});

test('cart line as it is served: has the plain warning alone', () => {
  renderScreen(<LeftOutNote verdict={verdict} unlisted={[]} />);
  expect(words(screen.getByTestId('diet-note'))).toBe('Contains: nuts, milk');
  expect(screen.queryByTestId('left-out-note')).toBeNull();
});
