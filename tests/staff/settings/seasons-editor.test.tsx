// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Json } from '#domain/owner/venue-file.ts';
import { SeasonsEditor } from '#staff/settings/seasons-editor.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

let kept: Json | undefined;
const hall = (key: string, name: string) => ({ key, name, tables: [{ table: key, seats: 2 }] });

const Editor = () => {
  const [value, setValue] = useState<Json | undefined>([hall('garden', 'Garden'), hall('salon', 'Salon')]);
  kept = value;
  return <SeasonsEditor languages={{ all: ['en'], first: 'en' }} value={value} onChange={setValue} />;
};

test('season editor: sets a hall’s season by day and month, and keeps its other data', async () => {
  renderScreen(<Editor />);
  const garden = within(screen.getByRole('group', { name: 'Garden' }));
  await userEvent.click(garden.getByRole('checkbox', { name: 'All year' }));
  expect(kept).toEqual([{ ...hall('garden', 'Garden'), season: '05-01/09-30' }, hall('salon', 'Salon')]);
  await userEvent.selectOptions(garden.getByRole('combobox', { name: 'Open to, day' }), '30');
  // A shorter month moves the day to its last one.
  await userEvent.selectOptions(garden.getByRole('combobox', { name: 'Open to, month' }), 'February');
  await userEvent.selectOptions(garden.getByRole('combobox', { name: 'Open from, month' }), 'November');
  expect(kept).toEqual([{ ...hall('garden', 'Garden'), season: '11-01/02-29' }, hall('salon', 'Salon')]);
  await userEvent.click(garden.getByRole('checkbox', { name: 'All year' }));
  expect(kept).toEqual([hall('garden', 'Garden'), hall('salon', 'Salon')]);
});
