// @vitest-environment jsdom
// Staff devices: a manager names them and assigns stations to screens.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DevicesScreen, type DeviceView } from '#staff/devices/devices-screen.tsx';
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
const show = (device: Pick<DeviceView, 'name' | 'kind' | 'stationId'>, stations = STATIONS) => {
  const onChange = vi.fn(async () => true);
  renderScreen(
    <DevicesScreen
      devices={[{ id: 'd1', isEnrolled: true, isLocked: false, seen: 'now', ...device }]}
      stations={stations}
      tables={[]}
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

test('staff device: with one unnamed station, a screen shows no station and asks for none', async () => {
  const { press } = show({ name: 'Pass', kind: 'station', stationId: 'kitchen' }, [{ id: 'kitchen', name: '' }]);
  expect(words(screen.getByTestId('staff-devices'))).not.toContain('screen:');
  await press('More about Pass');
  expect(screen.queryByRole('radio')).toBeNull();
});
