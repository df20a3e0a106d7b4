// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RoomScreen, type RoomScreenProps } from '#kiosk/rest/room-screen.tsx';
import { type RoomService, RoomServices, type RoomServicesProps } from '#kiosk/room-services.tsx';
import { RoomNotice } from '#kiosk/room-services-here.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const service = (over: Partial<RoomService> = {}): RoomService => ({
  ...{ key: 'towels', name: 'Towels', language: undefined, icon: 'M0,0', standing: 'free' },
  ...over,
});

const services = (over: Partial<RoomServicesProps> = {}) => {
  const props = {
    ...{ services: [service()], quiet: 'off' as const },
    ...{ onService: vi.fn(), onOther: vi.fn(), onMenu: vi.fn(), onQuiet: vi.fn() },
    ...over,
  };
  renderScreen(<RoomServices {...props} />);
  return props;
};

const rest = (over: Partial<RoomScreenProps> = {}) =>
  renderScreen(
    <RoomScreen
      placeName={{ text: 'Хотел „Рила“', language: 'bg' }}
      room="204"
      time="08:24"
      day="Saturday 21 November"
      dayPart="morning"
      picture={undefined}
      cloth={undefined}
      languages={['bg', 'en']}
      language="en"
      isDimmed={false}
      isOnline
      onLanguage={() => undefined}
      services={null}
      {...over}
    />,
  );

test('room tablet: the idle screen shows the time, a greeting for the room and the venue’s languages', async () => {
  const onLanguage = vi.fn();
  rest({ onLanguage });
  const dialog = screen.getByRole('dialog', { name: 'Good morning, room 204' });
  expect(dialog.textContent).toContain('08:24Saturday 21 November');
  expect(within(dialog).getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Български' }));
  expect(onLanguage).toHaveBeenCalledWith('bg');
  expect(screen.queryByTestId('room-offline')).toBeNull();
});

test('room tablet: the first touch of a dimmed screen only brightens it', async () => {
  const onPress = vi.fn();
  rest({ isDimmed: true, services: <button type="button" onClick={onPress} aria-label="Towels" /> });
  const dimmed = () => screen.getByRole('dialog').querySelector('[data-dimmed]');
  expect(dimmed()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Towels' }));
  expect(onPress).not.toHaveBeenCalled();
  expect(dimmed()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Towels' }));
  expect(onPress).toHaveBeenCalledOnce();
  // A change of language draws the screen anew, and it stays bright.
  cleanup();
  rest({ isDimmed: true });
  expect(dimmed()).toBeNull();
});

test('room tablet: "do not disturb" beside a request says that only the request is brought', () => {
  const quiet = (standing: RoomService['standing']) => {
    document.body.innerHTML = '';
    services({ quiet: 'on', services: [service({ standing })] });
    return words(screen.getByTestId('room-quiet'));
  };
  expect(quiet('free')).toContain('We know, and nobody knocks.');
  expect(quiet('asked')).toContain('We knock only with what you asked for.');
});

test('room tablet: says offline what happens to a request', () => {
  rest({ isOnline: false, dayPart: 'evening' });
  expect(screen.getByRole('dialog', { name: 'Good evening, room 204' })).toBeDefined();
  expect(words(screen.getByTestId('room-offline'))).toContain('within five minutes');
});

test('room tablet: without rights in its room, greets without a room number', () => {
  rest({ room: undefined, dayPart: 'day' });
  expect(screen.getByRole('dialog', { name: 'Good day' })).toBeDefined();
});

test('room tablet: one touch requests a service, opens the menu or a free-text request', async () => {
  const [onService, onMenu, onOther] = [vi.fn(), vi.fn(), vi.fn()];
  services({ onService, onMenu, onOther });
  await userEvent.click(screen.getByRole('button', { name: 'Towels' }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu and order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Something else' }));
  expect(onService).toHaveBeenCalledExactlyOnceWith('towels');
  expect([onMenu.mock.calls.length, onOther.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['waiting', 'not sent yet'],
  ['asked', 'asked for'],
  ['coming', 'on the way to you'],
  ['here', 'we were with you'],
] as const)('room service: the state %s has its own text', (standing, said) => {
  services({ services: [service({ standing })] });
  expect(words(screen.getByTestId('room-need-towels'))).toBe(`Towels${said}`);
});

test('room tablet: a venue without room services still takes free-text requests', () => {
  services({ services: [] });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByTestId('room-other')).toBeDefined();
});

test('room tablet: a room tablet that may not call shows no service', () => {
  services({ onService: undefined });
  expect(screen.getAllByRole('button').map((button) => words(button))).toEqual(['Menu and order']);
  expect(screen.queryByRole('switch')).toBeNull();
});

test.each([
  ['off', false, 'While this is on, we knock only with what you ask for.'],
  ['beginning', true, 'We do not know it yet.'],
  ['on', true, 'We know, and nobody knocks.'],
  ['ending', false, 'We do not know yet that it is over.'],
] as const)('“do not disturb”: in the state %s, says what the venue knows', async (quiet, isOn, said) => {
  const { onQuiet } = services({ quiet });
  const button = screen.getByRole('switch', { name: /Do not disturb/ });
  expect([button.getAttribute('aria-checked'), button.textContent]).toEqual([String(isOn), `Do not disturb${said}`]);
  button.focus();
  await userEvent.keyboard(' ');
  expect(onQuiet).toHaveBeenCalledOnce();
});

test.each([
  ['expired', 'There was no connection for five minutes, so nobody was called.'],
  ['quiet', 'We did not hear of “do not disturb” in time.'],
] as const)('room notice: a failed request (%s) is shown until dismissed', async (trouble, said) => {
  const onRead = vi.fn();
  renderScreen(<RoomNotice trouble={trouble} onRead={onRead} />);
  expect(words(screen.getByTestId('room-trouble'))).toContain(said);
  await userEvent.click(screen.getByRole('button'));
  expect(onRead).toHaveBeenCalledOnce();
});

test('room tablet: the idle screen leads to the order that the guest waits for, with its state', async () => {
  const onMenu = vi.fn();
  services({ onMenu, order: { href: '#orders', state: 'Being prepared' } });
  const order = screen.getByRole('link', { name: /Your order\s*Being prepared/ });
  expect(order.getAttribute('href')).toBe('#orders');
  await userEvent.click(order);
  expect(onMenu).toHaveBeenCalledOnce();
});
