// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { DishOffSheet, type DishOffSheetProps } from '#staff/availability/dish-off-sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

/** Monday, 13:45 in Sofia. */
const NOW = Date.parse('2026-11-23T13:45:00+02:00');
const DAY_END = Date.parse('2026-11-24T11:00:00+02:00');
const DISH = 7 as ProductId;

const show = (over: Partial<DishOffSheetProps> = {}) => {
  const events = { onChange: vi.fn(), onClose: vi.fn() };
  renderScreen(
    <DishOffSheet
      open
      name="Musaka"
      language="en"
      things={[
        { key: DISH, kind: 'dish', name: 'Musaka' },
        { key: 'size:71', kind: 'size', name: 'For sharing' },
        { key: 'ingredient:5', kind: 'ingredient', name: 'Yoghurt' },
      ]}
      ordered={1}
      left={undefined}
      now={NOW}
      dayEnd={DAY_END}
      timeZone="Europe/Sofia"
      {...events}
      {...over}
    />,
  );
  return { ...events, user: userEvent.setup() };
};

test('dish off: one press takes a dish off for two hours, and each duration shows its end time', async () => {
  const { user, onChange, onClose } = show();
  for (const [name, hour] of [
    [/1 hour/, '14:45'],
    [/2 hours/, '15:45'],
    [/4 hours/, '17:45'],
    [/Today/, '11:00'],
  ] as const)
    expect(screen.getByRole('radio', { name }).closest('label')?.textContent).toContain(hour);
  await user.click(screen.getByRole('button', { name: 'Take off for 2 hours' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(DISH, { off: true, until: NOW + 7_200_000 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('dish off: a size for the day, or an ingredient without an end, is taken off alone', async () => {
  const { user, onChange } = show();
  expect(screen.getByRole('heading', { name: 'Take the dish off' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /For sharing/ }));
  expect(screen.getByRole('heading', { name: 'Take the size off' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Today/ }));
  await user.click(screen.getByRole('button', { name: 'Take off for today' }));
  expect(onChange).toHaveBeenLastCalledWith('size:71', { off: true, until: DAY_END });
  await user.click(screen.getByRole('radio', { name: /Yoghurt/ }));
  expect(screen.getByRole('heading', { name: 'Take the ingredient off' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Until I put it back/ }));
  await user.click(screen.getByRole('button', { name: 'Take off until put back' }));
  expect(onChange).toHaveBeenLastCalledWith('ingredient:5', { off: true, until: null });
});

test('dish off: a dish that is already off is put back without a choice of time', async () => {
  const { user, onChange } = show({ things: [{ key: DISH, kind: 'dish', name: 'Musaka', off: { until: null } }] });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(DISH, { off: false, until: null });
});

test('dish off: portions are a whole number of at least one, counted until the day ends', async () => {
  const { user, onChange } = show();
  const field = screen.getByLabelText('Portions left');
  for (const wrong of ['0', '1.5', 'x']) {
    await user.clear(field);
    await user.type(field, wrong);
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(screen.getByRole('alert').textContent).toContain('A whole number from 1 to');
  }
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Count' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(DISH, { portions: 12, until: DAY_END });
});
