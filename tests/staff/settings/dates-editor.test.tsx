// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Json } from '#domain/owner/venue-file.ts';
import { DatesEditor } from '#staff/settings/dates-editor.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

let kept: Json | undefined;
const Editor = ({ from }: { readonly from: Json | undefined }) => {
  const [value, setValue] = useState(from);
  kept = value;
  return <DatesEditor value={value} onChange={setValue} />;
};

test('dated hours: an owner closes a day, opens another at other hours, and repeats one every year', async () => {
  const user = userEvent.setup();
  renderScreen(<Editor from={undefined} />);
  const add = async (date: string) => {
    fireEvent.change(screen.getByLabelText('Another day'), { target: { value: date } });
    await user.click(screen.getByRole('button', { name: 'Add this day' }));
  };
  await add('2026-12-24');
  await add('2026-12-24');
  expect(kept).toEqual({ '2026-12-24': '-' });
  await add('2026-12-31');
  const last = screen.getByRole('group', { name: '31 December 2026' });
  await user.click(within(last).getByRole('checkbox', { name: 'open' }));
  expect(kept).toEqual({ '2026-12-24': '-', '2026-12-31': '11:00-22:00' });
  fireEvent.change(screen.getByLabelText('31 December 2026: to'), { target: { value: '17:00' } });
  await user.click(screen.getAllByRole('button', { name: 'Every year' })[0] as HTMLElement);
  expect(kept).toEqual({ '12-24': '-', '2026-12-31': '11:00-17:00' });
  expect(screen.getByRole('group', { name: '24 December, every year' })).toBeTruthy();
});

test('dated hours: a day returns to the weekly hours; holiday weeks of the file stay', async () => {
  const user = userEvent.setup();
  renderScreen(<Editor from={{ '2026-08-01/2026-08-14': '-', '2026-12-24': '-' }} />);
  expect(screen.getByRole('group', { name: '1 August 2026 – 14 August 2026' })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'As in every week' })[1] as HTMLElement);
  expect(kept).toEqual({ '2026-08-01/2026-08-14': '-' });
  await user.click(screen.getByRole('button', { name: 'As in every week' }));
  expect(kept).toBeUndefined();
});
