// @vitest-environment jsdom
// An address in another town, at a venue whose zones are chosen by name.

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressDialog, type AddressDialogProps } from '#guest/delivery/address-dialog.tsx';
import { region } from '../../domain/delivery/delivery-place.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { placeWith } from './delivering-place.ts';

const NOON = Date.UTC(2026, 10, 20, 10);
const TYPED = { words: 'ul. Gladston, Plovdiv', streetNumber: '15', entrance: '', floor: '', apartment: '', bell: '' };
const INSIDE = { entrance: '-', floor: '-', apartment: '-', bell: '-' };

const show = (over: Partial<AddressDialogProps>) => {
  const onTake = vi.fn();
  renderScreen(
    <AddressDialog
      open
      place={townPlace}
      at={NOON}
      address={undefined}
      draft={undefined}
      laterOf={() => undefined}
      onClose={() => undefined}
      onDraft={() => undefined}
      onTake={onTake}
      steps={[]}
      {...over}
    />,
  );
  return { onTake };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// jsdom has no layout, but Radix measures its controls.
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const townPlace = { ...placeWith({ regions: [region(4, 'Iztok', 290)] }), city: 'Sofia' };
const type = (value: string) => {
  const street = screen.getByLabelText('Street and town');
  fireEvent.change(street, { target: { value } });
  fireEvent.blur(street);
};

test('town: an address in another town is asked about, and takes the venue’s town with one press', async () => {
  const onPickup = vi.fn();
  const { onTake } = show({ onPickup });
  fireEvent.change(screen.getByLabelText('Number'), { target: { value: '15' } });
  await userEvent.click(screen.getByRole('radio', { name: /Iztok/ }));
  fireEvent.change(screen.getByLabelText('Street and town'), { target: { value: 'ul. Gladston, Plovdiv' } });
  expect(screen.queryByTestId('other-town')).toBeNull();
  type('ul. Gladston, Plovdiv');
  expect(words(screen.getByTestId('other-town'))).toContain('The address names Plovdiv. We deliver only in Sofia.');
  await press('Bring it here');
  expect(onTake).not.toHaveBeenCalled();
  const yes = screen.getByRole('button', { name: 'Yes, in Sofia' });
  await vi.waitFor(() => expect(yes).toBe(document.activeElement));
  await userEvent.click(yes);
  expect(screen.queryByTestId('other-town')).toBeNull();
  await press('Bring it here');
  expect(onTake).toHaveBeenCalledExactlyOnceWith({
    ...TYPED,
    ...INSIDE,
    words: 'ul. Gladston, Sofia',
    regionId: 4,
  });
});

test('town: an address in another town can be exchanged for pickup', async () => {
  const onPickup = vi.fn();
  show({ onPickup, address: { ...TYPED, regionId: 4 } });
  await press('I will pick it up');
  expect(onPickup).toHaveBeenCalledOnce();
});
