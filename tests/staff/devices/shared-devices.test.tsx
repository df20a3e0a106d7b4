// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DeviceNotices } from '#guest/device/shared-device-here.tsx';
import { AddDeviceSheet } from '#staff/devices/add-device-sheet.tsx';
import { SharedDeviceSheet } from '#staff/devices/shared-device-sheet.tsx';
import type { DeviceStateView } from '#ui/view/device-state.ts';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const STATE: DeviceStateView = {
  heard: '13:18',
  beat: {
    version: 'B3xQa81_',
    queue: 2,
    queueAge: 180_000,
    memory: 20_971_520,
    storage: 0.1,
    battery: 0.31,
    isCharging: false,
    isAwake: true,
    paintAge: 5_000,
    touchAge: null,
    clockOff: 0,
    takesCommands: true,
  },
  troubles: ['unsent'],
  isStopped: false,
  isOtherBuild: true,
  lastCommand: { kind: 'reset', at: '13:10', by: 'Maria', outcome: 'expired' },
};
const sheet = (state: DeviceStateView | undefined) => {
  const onCommand = vi.fn(async () => true);
  const onChange = vi.fn(async () => true);
  renderScreen(
    <SharedDeviceSheet
      name="Door"
      kind="Kiosk"
      state={state}
      why={undefined}
      onClose={vi.fn()}
      onCommand={onCommand}
      onChange={onChange}
      onNewCode={vi.fn()}
      onRemove={vi.fn()}
    />,
  );
  return { onCommand, onChange };
};

test('shared device: shows its fault, its state and the result of its last command', () => {
  sheet(STATE);
  const told = words(screen.getByTestId('house-device'));
  for (const part of ['orders are stuck', '13:18', 'another one than this page', '2, for 3', '31', '20', 'kept awake'])
    expect(told).toContain(part);
  expect(words(screen.getByTestId('last-command'))).toMatch(/Clear for the next guest.*13:10.*Maria.*too late/);
});

test('shared device: each press sends one command, and a message needs a text', async () => {
  const { onCommand, onChange } = sheet(STATE);
  await userEvent.click(screen.getByRole('button', { name: 'Show its name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take no orders' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take PINs again at once' }));
  expect(screen.getByRole('button', { name: 'Show the message' })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('textbox', { name: 'A message for whoever stands there' }), ' Come over ');
  await userEvent.click(screen.getByRole('button', { name: 'Show the message' }));
  expect(onCommand.mock.calls).toEqual([[{ kind: 'identify' }], [{ kind: 'message', words: 'Come over' }]]);
  expect(onChange.mock.calls).toEqual([[{ isStopped: true }], [{ takesPins: true }]]);
});

test('shared device: on plain http, offers no command that the device cannot do', () => {
  sheet({ ...STATE, beat: { ...STATE.beat, takesCommands: false } });
  expect(screen.queryByRole('button', { name: 'Show its name' })).toBeNull();
  expect(words(screen.getByTestId('house-device'))).toContain('https');
});

test('shared device: a tablet is added with its table; a room tablet needs a room, and without tables none is offered', async () => {
  const onAdd = vi.fn(async () => undefined);
  const tables = [{ name: '1' }, { name: '2' }, { name: 'R', room: '214' }];
  const show = (some: typeof tables) =>
    renderScreen(
      <AddDeviceSheet
        stations={[]}
        tables={some}
        why={undefined}
        onClose={vi.fn()}
        onAdd={onAdd}
        onSetUpHere={async () => undefined}
      />,
    );
  const { unmount } = show(tables);
  await userEvent.type(screen.getByRole('textbox'), 'Window');
  await userEvent.click(screen.getByRole('radio', { name: /Tablet on a table/ }));
  const where = screen.getByRole('combobox');
  expect([...where.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '1', '2']);
  // The table is not chosen yet.
  expect(screen.getByRole('button', { name: 'Make a code' })).toHaveProperty('disabled', true);
  await userEvent.selectOptions(where, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Make a code' }));
  expect(onAdd).toHaveBeenCalledWith({ name: 'Window', kind: 'tablet', stationId: '', table: '2' });
  unmount();
  show([]);
  await userEvent.click(screen.getByRole('radio', { name: /Tablet in a room/ }));
  expect(screen.getByTestId('no-tables')).toBeDefined();
});

test('shared device: a screen without orders tells its guest why, and that the menu can be read', () => {
  renderScreen(<DeviceNotices trouble="no_table" isStopped takesOrders={false} />);
  expect(said()).toMatch(/set up again.*not in use.*No orders are taken/s);
});

test.each([
  [true, 'Orders from here still reach the kitchen.'],
  [false, 'The menu can still be read.'],
])('shared device: a screen without its key says whether it takes orders: %s', (takesOrders, sentence) => {
  renderScreen(<DeviceNotices trouble="lost" isStopped={false} takesOrders={takesOrders} />);
  expect(said()).toContain(sentence);
  expect(said()).toContain('set up again');
});
