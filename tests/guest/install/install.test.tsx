// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InstallRow } from '#guest/install/install-row.tsx';
import { InstallStepsSheet } from '#guest/install/install-steps-sheet.tsx';
import { InstallStrip } from '#guest/install/install-strip.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

test('install hint: names the place in the place’s own language, with accept and dismiss buttons', async () => {
  const [onInstall, onRefuse] = [vi.fn(), vi.fn()];
  renderScreen(<InstallStrip place={{ text: 'Невен', language: 'bg' }} onInstall={onInstall} onRefuse={onRefuse} />);
  expect(words(screen.getByTestId('install-strip'))).toContain('Невен on your home screen?');
  expect(screen.getByText('Невен').getAttribute('lang')).toBe('bg');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect([onInstall.mock.calls.length, onRefuse.mock.calls.length]).toEqual([1, 1]);
});

test('install hint: shows three steps in order when the browser has no install prompt', async () => {
  const onClose = vi.fn();
  renderScreen(<InstallStepsSheet onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Add to the home screen' })).toBeDefined();
  const steps = screen.getAllByRole('listitem').map(words);
  expect(steps).toHaveLength(3);
  expect(steps[1]).toContain('Add to Home Screen');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('install row: stands in the menu of tools', async () => {
  const onPress = vi.fn();
  renderScreen(<InstallRow onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to the home screen' }));
  expect(onPress).toHaveBeenCalledOnce();
});
