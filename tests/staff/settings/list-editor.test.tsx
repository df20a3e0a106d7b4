// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Json } from '#domain/owner/venue-file.ts';
import { ListEditor } from '#staff/settings/list-editor.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const Editor = ({ first, wrong }: { readonly first: Json; readonly wrong?: string }) => {
  const [value, setValue] = useState<Json | undefined>(first);
  return (
    <ListEditor
      kind="pickup-places"
      languages={{ all: ['bg', 'en'], first: 'bg' }}
      value={value}
      onChange={setValue}
      problemAt={(at) => at === wrong && 'Needs a name'}
    />
  );
};

const PLACES = [
  { key: 'a', name: { bg: 'Пазар', en: 'Market' }, address: 'Ситняково 14' },
  { key: 'b', name: { bg: 'Гара' } },
];
const rows = () => screen.getAllByTestId<HTMLDetailsElement>('list-item');

test('list editor: rows are folded with name, address and missing languages; a new one opens with the focus', async () => {
  renderScreen(<Editor first={PLACES} />);
  expect(rows().map((row) => [row.open, words(row.querySelector('summary'))])).toEqual([
    [false, 'ПазарСитняково 14'],
    [false, 'Гара1 language is missing'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
  expect(rows().map(({ open }) => open)).toEqual([false, false, true]);
  expect(words(rows()[2]?.querySelector('summary') ?? null)).toBe('Without a name');
  expect(document.activeElement).toBe(rows()[2]?.querySelector('input'));
});

test('list editor: a row with an error is open', () => {
  renderScreen(<Editor first={PLACES} wrong="1.name" />);
  expect(rows().map(({ open }) => open)).toEqual([false, true]);
});
