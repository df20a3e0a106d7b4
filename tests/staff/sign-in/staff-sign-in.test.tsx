// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Role } from '#domain/account/user.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { DevicesScreen } from '#staff/devices/devices-screen.tsx';
import { PeopleScreen } from '#staff/people/people-screen.tsx';
import { LinkSignIn } from '#staff/sign-in/link-sign-in.tsx';
import { NobodyHere, Returning } from '#staff/sign-in/nobody-here.tsx';
import { OwnPlacesSheet } from '#staff/sign-in/own-places-sheet.tsx';
import { PinPad, type PinPadProps } from '#staff/sign-in/pin-pad.tsx';
import { Tiles } from '#staff/sign-in/tiles.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const pad = (over: Partial<PinPadProps> = {}) => {
  const onPin = vi.fn(async () => undefined);
  const shown = (next: Partial<PinPadProps> = {}) => (
    <PinPad name="Maria" problem={undefined} secondsLeft={0} onPin={onPin} {...over} {...next} />
  );
  const { rerender } = renderScreen(shown());
  return { onPin, show: (next: Partial<PinPadProps>) => rerender(shown(next)) };
};

test('PIN: is entered by its keys and sent only with four digits', async () => {
  const { onPin } = pad();
  const send = screen.getByRole('button', { name: 'Sign in' });
  for (const digit of ['4', '7', '1']) await userEvent.click(screen.getByRole('button', { name: digit }));
  expect(send).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: '9' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the last digit' }));
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(screen.getByRole('img', { name: 'Digits entered: 4' })).toBeTruthy();
  await userEvent.click(send);
  expect(onPin).toHaveBeenCalledExactlyOnceWith('4711');
  expect(screen.getByRole('img', { name: 'Digits entered: 0' })).toBeTruthy();
});

test('PIN: can be typed on a keyboard', async () => {
  const { onPin } = pad();
  const area = screen.getByTestId('pin-pad');
  for (const key of ['1', '2', '3', '4', '5', 'Backspace', 'x', 'Enter']) fireEvent.keyDown(area, { key });
  await vi.waitFor(() => expect(onPin).toHaveBeenCalledExactlyOnceWith('1234'));
});

test('PIN: is typed at once wherever the focus is, and a tapped key leaves Enter to send', async () => {
  const { onPin } = pad();
  expect(document.activeElement).toBe(screen.getByTestId('pin-pad'));
  screen.getByTestId('pin-pad').blur();
  for (const key of ['1', '2', '3']) fireEvent.keyDown(document.body, { key });
  await userEvent.click(screen.getByRole('button', { name: '4' }));
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await vi.waitFor(() => expect(onPin).toHaveBeenCalledExactlyOnceWith('1234'));
});

test('PIN: takes no digit typed into a field beside it', () => {
  renderScreen(<input aria-label="Name" />);
  pad();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: '1' });
  expect(screen.getByRole('img', { name: 'Digits entered: 0' })).toBeDefined();
});

test('tiles: after a person is chosen, one press leads back to the people', async () => {
  const onChoose = vi.fn();
  const people = [{ id: 'm' as UserId, name: 'Maria', role: 'WAITER' as Role }];
  const tiles = { placeName: 'Neven', placeLanguage: 'en', people, why: undefined, connection: null } as const;
  renderScreen(<Tiles {...tiles} chosen="m" onChoose={onChoose} language={null} pad={<p>keys</p>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the people' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('PIN: a wrong PIN shows the tries left; a lock counts down and accepts no digits', () => {
  const { show } = pad();
  show({ problem: { why: 'wrong_pin', left: 3 } });
  expect(words(screen.getByRole('alert'))).toBe('This is not your PIN. 3 tries are left.');
  show({ problem: { why: 'person_locked' }, secondsLeft: 28 });
  expect(words(screen.getByRole('alert'))).toBe('Too many wrong PINs. Wait a little.');
  expect(words(screen.getByRole('timer'))).toBe('0:28');
  expect(screen.getByRole('button', { name: '5' })).toHaveProperty('disabled', true);
  show({ problem: { why: 'device_locked' } });
  expect(words(screen.getByRole('alert'))).toBe('Too many wrong PINs here. A manager must sign in.');
});

test('sign-in link: signs in only after a tap, and says why the sign-in failed', async () => {
  const onSignIn = vi.fn(async () => ({ why: 'invalid_link' }));
  renderScreen(<LinkSignIn elsewhere={[]} onSignIn={onSignIn} language={null} />);
  expect(onSignIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(words(screen.getByRole('alert'))).toContain('used already');
});

test('sign-in link: asks for the person when another place is signed in, and never joins sign-ins unasked', async () => {
  const onSignIn = vi.fn(async () => undefined);
  renderScreen(
    <LinkSignIn
      elsewhere={[{ person: 'Maria', place: { text: 'Neven', language: 'en' } }]}
      onSignIn={onSignIn}
      language={null}
    />,
  );
  expect(words(screen.getByRole('listitem'))).toBe('Maria · Neven');
  await userEvent.click(screen.getByRole('button', { name: 'I am somebody else' }));
  await userEvent.click(screen.getByRole('button', { name: 'That is me: add this place' }));
  expect(onSignIn.mock.calls).toEqual([
    [false, undefined],
    [true, undefined],
  ]);
});

test('sign-in: the language can be chosen before the first heading: at the code, the link, the tiles', () => {
  const language = <button type="button">BG</button>;
  const none = async () => undefined;
  const tiles = { placeName: 'Neven', placeLanguage: 'en', people: [], chosen: undefined, onChoose: vi.fn() } as const;
  for (const shown of [
    <NobodyHere key="code" wasTurnedAway={false} others={[]} code={undefined} language={language} onEnrol={none} />,
    <LinkSignIn key="link" elsewhere={[]} onSignIn={none} language={language} />,
    <Tiles key="tiles" {...tiles} why={undefined} connection={null} pad={null} language={language} />,
  ]) {
    const { unmount } = renderScreen(shown);
    const button = screen.getByRole('button', { name: 'BG' });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(button.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
  }
});

test('sign-in: a person removed at one place finds links to the other places', () => {
  const others = [{ href: '/beach/staff', name: { text: 'Beach', language: 'en' } as const }];
  renderScreen(
    <NobodyHere wasTurnedAway others={others} code={undefined} language={null} onEnrol={async () => undefined} />,
  );
  expect(words(screen.getAllByRole('alert').at(0) ?? null)).toContain('signed out here');
  expect(screen.getByRole('link', { name: 'Beach' }).getAttribute('href')).toBe('/beach/staff');
});

test('own places: lists each place with its role, opens another one, and says why a place cannot be opened', async () => {
  const onOpen = vi.fn(async () => ({ why: 'no_response' }));
  const onClose = vi.fn();
  const place = (id: number, text: string, role: Role, isHere: boolean) =>
    ({ id, name: { text, language: 'en' }, role, isHere }) as const;
  renderScreen(
    <OwnPlacesSheet
      places={[place(1, 'Neven', 'PLACE_ADMIN', true), place(2, 'Beach', 'WAITER', false)]}
      onClose={onClose}
      onOpen={onOpen}
    />,
  );
  expect(screen.getByRole('button', { name: /Neven.*manager/ }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /Beach.*waiter/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(2);
  expect(words(screen.getByRole('alert'))).toContain('needs the network');
  await userEvent.click(screen.getByRole('button', { name: /Neven/ }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('tiles: show each person’s name and role, and mark the chosen one', async () => {
  const onChoose = vi.fn();
  const person = (id: string, name: string, role: Role) => ({ id: id as UserId, name, role });
  renderScreen(
    <Tiles
      placeName="Neven"
      placeLanguage="en"
      people={[person('a', 'Maria', 'WAITER'), person('b', 'Nikola', 'CLIENT_ADMIN')]}
      chosen="a"
      onChoose={onChoose}
      why={undefined}
      connection={null}
      language={null}
      pad={null}
    />,
  );
  expect(screen.getByRole('button', { name: /Maria.*waiter/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /Nikola.*owner/ }));
  expect(onChoose).toHaveBeenCalledWith('b');
});

test('tiles: offline, say who may return, and that the PIN is checked later', async () => {
  const onChoose = vi.fn();
  renderScreen(
    <Tiles
      placeName="Neven"
      placeLanguage="en"
      people={[{ id: 'a' as UserId, name: 'Maria', role: 'WAITER' }]}
      chosen={undefined}
      onChoose={onChoose}
      isReturning
      why={undefined}
      connection={null}
      language={null}
      pad={null}
    />,
  );
  expect(words(screen.getByTestId('returning'))).toContain('comes back with one tap');
  await userEvent.click(screen.getByRole('button', { name: /Maria/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('a');
});

test('own phone: after sign-out, asks for the PIN and offers a sign-in to another person', async () => {
  const onForget = vi.fn();
  renderScreen(
    <Returning
      pad={<PinPad name="Maria" problem={{ why: 'return_over' }} secondsLeft={0} onPin={async () => undefined} />}
      language={null}
      onForget={onForget}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(words(screen.getByRole('alert'))).toBe('A PIN no longer signs in on this device. Ask for a new link.');
  await userEvent.click(screen.getByTestId('forget-me'));
  expect(onForget).toHaveBeenCalledOnce();
});

test('people: a manager adds a person and sees the link; removing a person asks twice', async () => {
  const onAdd = vi.fn(async () => ({
    name: 'Georgi',
    href: 'https://menu.example/neven/staff/sign-in#secret',
    trouble: undefined,
  }));
  const onRemove = vi.fn(async () => true);
  const done = async () => true;
  renderScreen(
    <PeopleScreen
      people={[
        { id: 'a', name: 'Maria', role: 'WAITER', hasPin: false, isSelf: false, isMine: true },
        { id: 'o', name: 'Owner', role: 'CLIENT_ADMIN', hasPin: true, isSelf: false, isMine: false },
      ]}
      roles={['WAITER', 'PLACE_ADMIN']}
      why={undefined}
      onAdd={onAdd}
      onLink={async () => undefined}
      onPin={async () => undefined}
      onName={done}
      onRole={done}
      onRemove={onRemove}
    />,
  );
  expect(screen.getByRole('button', { name: /Owner/ })).toHaveProperty('disabled', true);
  expect(screen.queryByTestId('empty-state')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  await userEvent.type(screen.getByLabelText('Name'), ' Georgi ');
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(onAdd).toHaveBeenCalledWith({ name: 'Georgi', role: 'WAITER' });
  expect((await screen.findByTestId('staff-invite')).textContent).toBe(
    'https://menu.example/neven/staff/sign-in#secret',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: /Maria/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the staff' }));
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, sign out everywhere' }));
  expect(onRemove).toHaveBeenCalledWith('a');
});

test('people: the link to the own PIN opens the own sheet, whose field names the PIN’s length', async () => {
  const onAsked = vi.fn();
  renderScreen(
    <PeopleScreen
      people={[{ id: 'o', name: 'Owner', role: 'CLIENT_ADMIN', hasPin: true, isSelf: true, isMine: true }]}
      roles={[]}
      why={undefined}
      asked="o"
      onAsked={onAsked}
      onAdd={async () => undefined}
      onLink={async () => undefined}
      onPin={async () => undefined}
      onName={async () => true}
      onRole={async () => true}
      onRemove={async () => true}
    />,
  );
  expect(words(screen.getByTestId('empty-state'))).toContain('Only you so far.Add everybody who works here');
  expect(screen.getByRole('dialog', { name: /Owner/ })).toBeDefined();
  expect(screen.getByLabelText(/^PIN .*4–8 digits/)).toBeDefined();
  expect(onAsked).toHaveBeenCalledOnce();
});

test('devices: each shows whether it waits for its code, is locked, or since when it is silent', () => {
  const device = { kind: 'shared', isEnrolled: true, isLocked: false, seen: undefined } as const;
  renderScreen(
    <DevicesScreen
      devices={[
        { ...device, id: 'a', name: 'Hall', isEnrolled: false },
        { ...device, id: 'b', name: 'Garden', isLocked: true },
        { ...device, id: 'c', name: 'Kitchen', kind: 'station', seen: { at: '13:18' } },
      ]}
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
  expect(screen.getAllByRole('listitem').map((row) => words(row))).toEqual([
    'HallShared tablet · waits for its codeNew code',
    'GardenShared tablet · locked: a manager must sign in there',
    'KitchenKitchen’s screen · not heard from since 13:18',
  ]);
});
