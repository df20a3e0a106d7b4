// @vitest-environment jsdom
// Addresses of a customer's account and of their phone.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SavedAddress } from '#domain/delivery/saved-addresses.ts';
import { AddressesSheet } from '#guest/account/addresses/addresses-sheet.tsx';
import type { OwnAddresses } from '#guest/account/addresses/use-own-addresses.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const address = { words: 'ul. Shipka', streetNumber: '34', floor: '3', apartment: '', bell: '', entrance: '' };
const home: SavedAddress = { kind: 'home', name: '', address };
const villa: SavedAddress = { kind: 'other', name: 'Вила', address: { ...address, words: 'Boyana' } };

const show = (over: Partial<OwnAddresses>) => {
  const [join, remove, save, onEdit] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const empty = { found: [], brought: [], lacks: false, failure: undefined, isBusy: false };
  const { unmount } = renderScreen(
    <AddressesSheet addresses={{ ...empty, join, remove, save, ...over }} onClose={() => undefined} onEdit={onEdit} />,
  );
  return { join, remove, onEdit, unmount };
};

test('addresses: each account address is named and has its own remove button', async () => {
  const { remove } = show({ found: [home, villa] });
  expect(words(screen.getByTestId('own-addresses'))).toBe('Homeul. Shipka 34, floor 3ВилаBoyana 34, floor 3');
  expect(screen.queryByTestId('join-addresses')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the address Вила' }));
  expect(remove.mock.calls).toEqual([[villa]]);
});

test('addresses: each can be changed, and a new one can be added', async () => {
  const { onEdit } = show({ found: [home, villa] });
  await userEvent.click(screen.getByRole('button', { name: 'Change the address Home' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(onEdit.mock.calls).toEqual([[home], [undefined]]);
});

test('addresses: a press copies the device’s addresses to the account and says how many', async () => {
  const { join } = show({ brought: [home, villa] });
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 addresses of this device' }));
  expect(join).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/they leave this device and stay in your profile/)).toBeDefined();
});

test('addresses: a new phone offers the account’s addresses', () => {
  show({ found: [home], lacks: true });
  expect(screen.getByRole('button', { name: 'Use them on this device' })).toBeDefined();
});

test('addresses: a failed load, an empty list and a failed press each have a message', () => {
  const unheard = show({ found: 'unheard' });
  expect(screen.getByText('Your addresses cannot be loaded now')).toBeDefined();
  unheard.unmount();
  const none = show({});
  expect(screen.getByText(/No addresses yet/)).toBeDefined();
  none.unmount();
  show({ found: [home], failure: { kind: 'offline' } });
  expect(screen.getByText(/internet|network/i)).toBeDefined();
});
