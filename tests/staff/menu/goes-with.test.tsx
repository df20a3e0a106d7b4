// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { GoesWith } from '#staff/menu/goes-with.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const DISHES = ['Ayran', 'Bread', 'Lemonade'];

const Page = ({ first }: { readonly first: readonly string[] }) => {
  const [offered, setOffered] = useState(first);
  const named = (name: string) => ({ slug: name, name });
  const rest = DISHES.filter((dish) => !offered.includes(dish));
  return (
    <GoesWith
      offered={offered.map(named)}
      more={rest.length > 0 ? [{ category: 'Drinks', dishes: rest.map(named) }] : []}
      onMove={() => undefined}
      onRemove={(slug) => setOffered((now) => now.filter((one) => one !== slug))}
      onAdd={(slug) => setOffered((now) => [...now, slug])}
    />
  );
};
const heading = () => screen.getByRole('heading', { name: 'Offered with it' });
const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove: ${name}` }));
const add = async (name: string) => {
  await userEvent.selectOptions(screen.getByRole('combobox'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Offer it too' }));
};

test('goes with: after a removal the focus moves to the next dish, and after the last one to the heading', async () => {
  renderScreen(<Page first={['Ayran', 'Bread']} />);
  await remove('Ayran');
  expect(document.activeElement?.textContent).toMatch(/^Bread/);
  await remove('Bread');
  expect(document.activeElement).toBe(heading());
});

test('goes with: an owner can add several dishes in a row', async () => {
  renderScreen(<Page first={['Ayran']} />);
  // A press without a choice has no effect, and the button keeps the focus.
  await userEvent.click(screen.getByRole('button', { name: 'Offer it too' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Offer it too' }));
  await add('Bread');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await add('Lemonade');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(heading());
});
