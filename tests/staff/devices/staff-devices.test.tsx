// @vitest-environment jsdom
// Staff devices: a manager names them and assigns stations to screens.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DevicesScreen, type DevicesScreenProps, type DeviceView } from '#staff/devices/devices-screen.tsx';
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

const STATIONS = [
  { id: 'kitchen', name: 'Kitchen' },
  { id: 'bar', name: 'Bar' },
];
const show = (
  device: Pick<DeviceView, 'name' | 'kind' | 'stationId'> & Partial<DeviceView>,
  stations = STATIONS,
  tables: DevicesScreenProps['tables'] = [],
) => {
  const onChange = vi.fn(async () => true);
  renderScreen(
    <DevicesScreen
      devices={[{ id: 'd1', isEnrolled: true, isLocked: false, seen: 'now', ...device }]}
      stations={stations}
      tables={tables}
      why={undefined}
      onAdd={vi.fn()}
      onCode={vi.fn()}
      onRemove={vi.fn()}
      onSetUpHere={vi.fn()}
      onCommand={vi.fn()}
      onChange={onChange}
    />,
  );
  return { onChange, press: (name: string, role = 'button') => userEvent.click(screen.getByRole(role, { name })) };
};

test('staff device: one save renames a kitchen screen and changes its station', async () => {
  const { onChange, press } = show({ name: 'Pass', kind: 'station', stationId: 'kitchen' });
  expect(words(screen.getByTestId('staff-devices'))).toContain('Kitchen’s screen: Kitchen');
  await press('More about Pass');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await press('Bar', 'radio');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Bar screen');
  await press('Save');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('d1', { name: 'Bar screen', stationId: 'bar' });
  expect(screen.queryByTestId('staff-device')).toBeNull();
});

test('staff device: a shared tablet can be renamed and has no station', async () => {
  const { onChange, press } = show({ name: 'Bar tablet', kind: 'shared' });
  await press('More about Bar tablet');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), ' 2');
  await press('Save');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('d1', { name: 'Bar tablet 2' });
});

test('staff device: a kitchen’s screen that stopped reporting is named as a fault, a sleeping tablet is not', () => {
  const state = (device: Parameters<typeof show>[0]) => {
    show(device);
    const said = words(screen.getByTestId('staff-devices'));
    const wrong = screen.queryByTestId('device-wrong');
    cleanup();
    return [said, wrong !== null && words(wrong)];
  };
  expect(state({ name: 'Pass', kind: 'station', seen: { minutes: 4 } })[1]).toBe('not heard from for 4 minutes');
  expect(state({ name: 'Pass', kind: 'station', seen: { at: '12:40' } })[1]).toBe('not heard from since 12:40');
  expect(state({ name: 'Pass', kind: 'station' })[1]).toBe(false);
  const [said, wrong] = state({ name: 'Bar', kind: 'shared', seen: { at: '12:40' } });
  expect([wrong, String(said).includes('last seen at 12:40')]).toEqual([false, true]);
});

test('staff device: a place is offered tablets only for what it has, tables or rooms', async () => {
  const offered = async (...tables: DevicesScreenProps['tables']) => {
    const { press } = show({ name: 'Pass', kind: 'station' }, STATIONS, tables);
    await press('Add a device');
    const kinds = screen.getAllByRole('radio').map((one) => words(one));
    const [tablet] = screen.queryAllByRole('radio', { name: /Tablet (on|in)/ });
    if (tablet) await userEvent.click(tablet);
    const first = screen.queryByRole('combobox')?.querySelector('option');
    cleanup();
    return [kinds.filter((kind) => /Tablet (on|in)/.test(kind)).length, first && words(first)];
  };
  expect(await offered({ name: '1' })).toEqual([1, 'Choose a table']);
  expect(await offered({ name: '204', room: '204' })).toEqual([1, 'Choose a room']);
  expect(await offered({ name: '1' }, { name: '204', room: '204' })).toEqual([2, 'Choose a table']);
  expect((await offered())[0]).toBe(2);
});

test('staff device: with one unnamed station, a screen shows no station and asks for none', async () => {
  const { press } = show({ name: 'Pass', kind: 'station', stationId: 'kitchen' }, [{ id: 'kitchen', name: '' }]);
  expect(words(screen.getByTestId('staff-devices'))).not.toContain('screen:');
  await press('More about Pass');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('device code: once the device has used it, the sheet says “Added” and offers another one', async () => {
  const made = { deviceId: 'd1', name: 'Grill', code: 'K7QM3XPT', href: 'https://tabl.example/x', trouble: undefined };
  const device = { id: 'd1', name: 'Grill', kind: 'station' as const, isLocked: false, seen: undefined };
  const page = (isEnrolled: boolean) => (
    <DevicesScreen
      devices={[{ ...device, isEnrolled }]}
      stations={STATIONS}
      tables={[]}
      why={undefined}
      onAdd={vi.fn()}
      onCode={async () => made}
      onRemove={vi.fn()}
      onSetUpHere={vi.fn()}
      onCommand={vi.fn()}
      onChange={vi.fn()}
    />
  );
  const { rerender } = renderScreen(page(false));
  await userEvent.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByTestId('device-code')).toBeTruthy();
  rerender(page(true));
  expect(words(screen.getByRole('dialog'))).toContain('Added.');
  expect(screen.queryByTestId('device-code')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Another one' }));
  expect(screen.getByRole('dialog', { name: 'Add a device' })).toBeTruthy();
});

test('new device: with one station, a kitchen screen shows all orders', async () => {
  const { press } = show({ name: 'Pass', kind: 'station', stationId: 'kitchen' }, [{ id: 'kitchen', name: '' }]);
  await press('Add a device');
  expect(words(screen.getByRole('dialog'))).toContain('Shows all orders.');
});
