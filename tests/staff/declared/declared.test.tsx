// @vitest-environment jsdom
// Declarations of a dish, ticked by managers.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Declared } from '#domain/owner/declared/declared.ts';
import { DishDeclared } from '#staff/declared/dish-declared.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const onDeclare = vi.fn();
const onNone = vi.fn();
const show = (over: Partial<Declared> = {}) =>
  renderScreen(
    <DishDeclared
      declared={{ allergens: undefined, mayContain: [], diets: undefined, ...over }}
      own={[{ code: 'honey', name: 'Honey of the house' }]}
      {...{ onDeclare, onNone }}
    />,
  );
/** Text beside the pressed list. */
const saidAt = (list: 'allergens' | 'diets') => words(screen.getByTestId(`said-${list}`));

test('declared allergens: moving an allergen from traces to contained announces this change and the removed diet', async () => {
  show({ mayContain: ['milk'], diets: ['vegan'] });
  await userEvent.click(screen.getByTestId('allergen-milk'));
  expect(onDeclare).toHaveBeenLastCalledWith('allergens', 'milk', true);
  expect(saidAt('allergens')).toBe(
    'The dish contains it now, so it is no longer among the traces: milk.No longer declared: vegan.',
  );
});

test('declared allergens: a diet that the dish cannot have is not declared, and the reason is shown', async () => {
  onDeclare.mockClear();
  show({ allergens: ['milk'] });
  await userEvent.click(screen.getByTestId('diet-vegan'));
  expect(onDeclare).not.toHaveBeenCalled();
  expect(saidAt('diets')).toBe('Not possible: vegan. The dish contains: milk.');
  await userEvent.click(screen.getByTestId('diet-halal'));
  expect(onDeclare).toHaveBeenCalledWith('diets', 'halal', true);
  expect(saidAt('diets')).toBe('');
});

test('declared allergens: the venue’s own allergens are offered by name, as contained and as traces', () => {
  show();
  for (const list of ['allergen', 'trace'])
    expect(words(screen.getByTestId(`${list}-honey`))).toBe('Honey of the house');
});

test('declared allergens: “none” is offered only when no allergen is ticked', async () => {
  const { unmount } = show({ allergens: [] });
  expect(screen.getByTestId('allergens-none').getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByTestId('diets-none'));
  expect(onNone).toHaveBeenCalledWith('diets', true);
  unmount();
  show({ allergens: ['milk'] });
  expect(screen.queryByTestId('allergens-none')).toBeNull();
});
