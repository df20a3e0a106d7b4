// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CameraViewProps } from '#guest/table/camera-view.tsx';
import { JoinScreen, type JoinScreenProps } from '#guest/table/join-screen.tsx';
import type { TypedCodeProps } from '#guest/table/typed-code.tsx';
import { renderScreen, said } from '../../support/render-screen.tsx';

const show = (
  camera: Partial<CameraViewProps> = {},
  typed: Partial<TypedCodeProps> = {},
  venues: JoinScreenProps['venues'] = undefined,
  hasRooms = false,
) =>
  renderScreen(
    <JoinScreen
      backHref="/neven"
      camera={{ status: 'off', video: null, start: () => undefined, light: undefined, ...camera }}
      typed={{ value: '', onChange: () => undefined, onSend: () => undefined, problem: undefined, ...typed }}
      venues={venues}
      hasRooms={hasRooms}
    />,
  );

test.each([
  ['insecure', /does not allow the camera/, false],
  ['none', /no camera here/, false],
  ['denied', /not allowed/, true],
  ['busy', /another app/, true],
] as const)(
  'scanner: without a camera (%s) the reason is shown, and the code can be typed [S2.03]',
  async (status, sentence, again) => {
    const start = vi.fn();
    const onSend = vi.fn();
    show({ status, start }, { onSend });
    expect(said()).toMatch(sentence);
    expect(screen.queryByTestId('open-camera') !== null).toBe(again);
    await userEvent.click(screen.getByTestId('send-code'));
    expect(onSend).toHaveBeenCalledOnce();
  },
);

test('scanner: a press opens the camera, and the camera’s light can be turned on if it has one [S2.03]', async () => {
  const start = vi.fn();
  const turn = vi.fn();
  const { unmount } = show({ start });
  await userEvent.click(screen.getByRole('button', { name: 'Open the camera' }));
  expect(start).toHaveBeenCalledOnce();
  unmount();
  show({ status: 'on', light: { on: false, turn } });
  const light = screen.getByRole('button', { name: 'Light' });
  expect(light.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(light);
  expect(turn).toHaveBeenCalledOnce();
});

test('scanner: a code of another site is refused with a message [S2.03]', () => {
  show({}, { problem: 'foreign' });
  expect(screen.getByTestId('code-problem').textContent).toContain('It leads somewhere else, so it was not opened.');
});

test('typed code: stays as typed, and Enter sends it [S2.03]', async () => {
  const onChange = vi.fn();
  const onSend = vi.fn();
  show({}, { value: 'Ab', onChange, onSend });
  const field = screen.getByLabelText('Or type the code or the address beside it');
  expect(field.getAttribute('autocapitalize')).toBe('none');
  await userEvent.type(field, 'c{Enter}');
  expect(onChange).toHaveBeenCalledWith('Abc');
  expect(onSend).toHaveBeenCalledOnce();
});

test('table code: a code that does not name its venue makes the screen ask for it [S2.03]', () => {
  const neven = { name: 'Невен', language: 'bg', href: '/neven/t/x' } as const;
  show({}, {}, [neven, { ...neven, name: 'Briz', href: '/briz/t/x' }]);
  expect(said()).toContain('Which venue are you at?');
  expect(screen.getByRole('link', { name: 'Невен' }).getAttribute('href')).toBe('/neven/t/x');
  expect(screen.queryByTestId('typed-code')).toBeNull();
});

test('typed code: a guest who came to type finds the field focused', () => {
  show({}, { first: true });
  expect(document.activeElement).toBe(screen.getByTestId('typed-code'));
});

test.each([
  [true, 'Scan the code of your table or room', 'Use this code'],
  [false, 'Scan your table’s code', 'To my table'],
])('scanner: a hotel’s page speaks of rooms too: %s', (hasRooms, title, button) => {
  show({}, {}, undefined, hasRooms);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByTestId('send-code').textContent).toBe(button);
});
