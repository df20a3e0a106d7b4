// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { OffNowSheet, type OffNowSheetProps } from '#staff/availability/off-now-sheet.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOW = Date.parse('2026-11-23T13:45:00+02:00');
const DISH = 7 as ProductId;

const show = (over: Partial<OffNowSheetProps> = {}) => {
  const events = { onTyped: vi.fn(), onPick: vi.fn(), onPutBack: vi.fn(), onClose: vi.fn() };
  renderScreen(
    <OffNowSheet
      off={[]}
      typed=""
      found={undefined}
      now={NOW}
      timeZone="Europe/Sofia"
      hasMenuPage
      {...events}
      {...over}
    />,
  );
  return { ...events, user: userEvent.setup() };
};
const thing = { key: DISH, name: 'Musaka', since: NOW - 3_600_000, until: NOW + 3_600_000, waits: undefined } as const;

test('off now: a dish shows since when and until when it is off, and one press makes it available again', async () => {
  const { user, onPutBack } = show({ off: [thing, { ...thing, key: 'size:8', name: 'Beer, large', until: null }] });
  const [first, second] = screen.getAllByTestId('off-row');
  expect(words(first as HTMLElement)).toContain('Musakasince 12:45, until 14:45');
  expect(words(second as HTMLElement)).toContain('until somebody puts it back');
  await user.click(within(second as HTMLElement).getByRole('button', { name: /^Put it back ?Beer, large$/ }));
  expect(onPutBack).toHaveBeenCalledExactlyOnceWith('size:8');
});

test('off now: a dish put back on this device shows as pending without a button; an empty list says so', () => {
  show({ off: [{ ...thing, waits: 'back' }] });
  expect(words(screen.getByTestId('off-row'))).toContain('Put back, waits for the connection');
  expect(within(screen.getByTestId('off-row')).queryByRole('button')).toBeNull();
  cleanup();
  show();
  expect(screen.getByText('Nothing is off.')).toBeDefined();
});

test('off now: any dish, size or ingredient found by search can be taken off, the first one by Enter', async () => {
  const found = [
    { key: DISH, kind: 'dish', name: 'Musaka' },
    { key: 'ingredient:5', kind: 'ingredient', name: 'Yoghurt' },
  ] as const;
  const { user, onPick } = show({ typed: 'm', found });
  await user.click(screen.getByRole('button', { name: /^Take off ?Yoghurt$/ }));
  expect(onPick).toHaveBeenLastCalledWith('ingredient:5');
  await user.type(screen.getByTestId('find-off'), '{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(DISH);
  cleanup();
  show({ typed: 'xyz', found: [] });
  expect(screen.getByText('Nothing on the menu is called so.')).toBeDefined();
});

test('off now: a dish that the menu marks as sold out says who changes it, and no press puts it back', () => {
  show({ off: [{ ...thing, since: undefined, until: null, isByMenu: true }] });
  expect(words(screen.getByTestId('off-row'))).toBe('Musakasold out on the menu: changed on the page “Menu”');
});

test('off now: a waiter, who has no page of the menu, is told to ask a manager', () => {
  show({ hasMenuPage: false, off: [{ ...thing, since: undefined, until: null, isByMenu: true }] });
  expect(words(screen.getByTestId('off-row'))).toBe('Musakasold out on the menu: ask a manager to change it');
});
