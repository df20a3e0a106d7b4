// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DevicesScreen } from '#staff/devices/devices-screen.tsx';
import { LinkSheet, PeopleScreen } from '#staff/people/people-screen.tsx';
import { PersonSheet } from '#staff/people/person-sheet.tsx';
import { PinForm } from '#staff/people/pin-form.tsx';
import { RoleChoice } from '#staff/people/role-choice.tsx';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

const HREF = 'https://menu.example/neven/staff/sign-in#secret';
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
const sheet = (href = HREF, trouble?: 'local') =>
  renderScreen(<LinkSheet link={{ name: 'Georgi', href, trouble }} onClose={vi.fn()} />);

test('people: one press copies a new person’s link, and a text confirms the copy', async () => {
  const writeText = vi.fn(async () => undefined);
  clipboard(writeText);
  sheet();
  await userEvent.click(screen.getByTestId('share-link'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(HREF);
  expect(said()).toContain('copied');
});

test('people: without clipboard access the sheet says to copy the link by hand', async () => {
  clipboard(async () => Promise.reject(new Error('refused')));
  sheet();
  await userEvent.click(screen.getByTestId('share-link'));
  expect(said()).toContain('by hand');
});

test('people: a link that works only on this computer has a warning beside it', () => {
  sheet('http://localhost:7200/neven/staff/sign-in#secret', 'local');
  expect(words(screen.getByTestId('link-local'))).toContain('tell whoever runs the server');
});

test('people: each role has a one-line description', () => {
  const roles = [
    'PDF_MENU_ADMIN',
    'WAITER',
    'RASPBERRY_ADMIN',
    'PLACE_ADMIN',
    'CLIENT_ADMIN',
    'SALES_ADMIN',
    'SUPER_ADMIN',
  ] as const;
  renderScreen(<RoleChoice roles={roles} value="WAITER" onTake={vi.fn()} />);
  const notes = screen.getAllByTestId('role-note').map((note) => words(note));
  expect(notes).toHaveLength(roles.length);
  expect(notes.every((note) => note.length > 10)).toBe(true);
});

const ownSheet = async (
  onPin: (pin: string, old: string | undefined) => Promise<string | undefined>,
  isSelf = true,
) => {
  renderScreen(
    <PersonSheet
      person={{ id: 'maria', name: 'Maria', role: 'PLACE_ADMIN', hasPin: true, isSelf, isMine: false }}
      roles={[]}
      onClose={vi.fn()}
      onLink={async () => undefined}
      onPin={onPin}
      onName={async () => true}
      onRole={async () => true}
      onRemove={async () => undefined}
    />,
  );
  expect(words(screen.getByTestId('pin-state'))).toBe('A PIN is set.');
  expect(screen.queryByLabelText(/tablets/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change the PIN' }));
};

test('people: a person’s name is changed in their sheet, and saved without the spaces around it', async () => {
  const onName = vi.fn(async () => true);
  renderScreen(
    <PersonSheet
      person={{ id: 'owner', name: 'Owner', role: 'CLIENT_ADMIN', hasPin: false, isSelf: true, isMine: true }}
      roles={[]}
      onClose={vi.fn()}
      onLink={async () => undefined}
      onPin={async () => undefined}
      onName={onName}
      onRole={async () => true}
      onRemove={async () => undefined}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Save the name' })).toBeNull();
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), ' Elena ');
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  expect(onName).toHaveBeenCalledExactlyOnceWith('Elena');
});

test('own PIN: is typed twice, replacing it needs the current PIN, and a wrong one is marked at its field', async () => {
  const onPin = vi.fn(async (_pin: string, old: string | undefined) => (old === '4711' ? undefined : 'wrong_pin'));
  await ownSheet(onPin);
  const [old, next] = [screen.getByLabelText(/until now/), screen.getByLabelText(/tablets/)];
  await userEvent.type(old, '4712');
  await userEvent.type(next, '5071');
  const again = screen.getByLabelText(/once more/);
  await userEvent.type(again, '5017');
  await userEvent.click(screen.getByRole('button', { name: 'Set the PIN' }));
  expect(screen.getByText('The two PINs differ.')).toBeTruthy();
  expect(onPin).not.toHaveBeenCalled();
  await userEvent.clear(again);
  await userEvent.type(again, '5071');
  await userEvent.click(screen.getByRole('button', { name: 'Set the PIN' }));
  expect(await screen.findByText('This is not your PIN.')).toBeTruthy();
  await userEvent.clear(old);
  await userEvent.type(old, '4711');
  await userEvent.click(screen.getByRole('button', { name: 'Set the PIN' }));
  expect(onPin).toHaveBeenLastCalledWith('5071', '4711');
  expect(await screen.findByText('The PIN is set.')).toBeTruthy();
});

test('own PIN: the current PIN is asked for only when the server says that there is one, and a set PIN leaves no fields', async () => {
  const onPin = vi.fn(async (_pin: string, old: string | undefined) => (old === '4711' ? undefined : 'wrong_pin'));
  renderScreen(<PinForm asksOld="maybe" onPin={onPin} />);
  expect(screen.queryByLabelText(/until now/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/tablets/), '5071');
  await userEvent.type(screen.getByLabelText(/once more/), '5071');
  await userEvent.click(screen.getByRole('button', { name: 'Set the PIN' }));
  expect(await screen.findByText('You have a PIN already: enter it too.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/until now/), '4711');
  await userEvent.click(screen.getByRole('button', { name: 'Set the PIN' }));
  expect(await screen.findByText('The PIN is set.')).toBeTruthy();
  expect(screen.queryByLabelText(/tablets/)).toBeNull();
});

test('PIN: an easy PIN is rejected before sending; another person’s PIN needs no old one', async () => {
  const onPin = vi.fn(async () => undefined);
  await ownSheet(onPin, false);
  expect(screen.queryByLabelText(/until now/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/tablets/), '1234');
  await userEvent.click(screen.getByRole('button', { name: 'Set the PIN' }));
  expect(screen.getByText('This PIN is too easy to guess.')).toBeTruthy();
  expect(onPin).not.toHaveBeenCalled();
});

const devices = (found: [] | undefined) =>
  renderScreen(
    <DevicesScreen
      devices={found}
      stations={[]}
      tables={[]}
      why={undefined}
      onAdd={async () => undefined}
      onCode={async () => undefined}
      onRemove={async () => true}
      onSetUpHere={async () => undefined}
      onCommand={async () => true}
      onChange={async () => true}
    />,
  );

test('devices: an empty list explains what a device is for and what adding one does', () => {
  devices([]);
  expect(words(screen.getByTestId('no-devices'))).toMatch(/PIN.*kitchen.*code/);
});

test('devices: a list that is not loaded yet is not shown as empty', () => {
  devices(undefined);
  expect(screen.queryByTestId('no-devices')).toBeNull();
  expect(said()).toContain('Reading');
});

test('people: only a row that opens a sheet has a chevron', () => {
  const person = { role: 'WAITER', hasPin: false, isSelf: false } as const;
  renderScreen(
    <PeopleScreen
      people={[
        { ...person, id: 'maria', name: 'Maria', isMine: true },
        { ...person, id: 'owner', name: 'Owner', isMine: false },
      ]}
      roles={[]}
      why={undefined}
      {...{ onAdd: vi.fn(), onLink: vi.fn(), onPin: vi.fn(), onName: vi.fn(), onRole: vi.fn(), onRemove: vi.fn() }}
    />,
  );
  const chevrons = (name: RegExp) => screen.getByRole('button', { name }).querySelectorAll(':scope > svg').length;
  expect([chevrons(/Maria/), chevrons(/Owner/)]).toEqual([1, 0]);
});
