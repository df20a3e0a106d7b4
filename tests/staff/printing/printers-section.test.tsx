// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PrinterStanding } from '#domain/kitchen/printer-state.ts';
import { PAPER_STATES } from '#domain/service/paper.ts';
import { PrintersSection, type PrintersSectionProps } from '#staff/printing/printers-section.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const AT = Date.UTC(2026, 5, 1, 9, 4);
const pass: PrinterStanding = { name: 'pass', address: '192.0.2.7:9100', letters: 'drawn' };
const slip = (state: (typeof PAPER_STATES)[number]) => ({ id: 'test/1', at: AT, state });
const show = (printer: Partial<PrinterStanding>, over: Partial<PrintersSectionProps> = {}) => {
  document.body.innerHTML = '';
  const [onTest, onConfirm] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const printers = [{ ...pass, ...printer }];
  renderScreen(
    <PrintersSection {...{ printers, why: undefined, timeZone: 'Europe/Sofia', onTest, onConfirm }} {...over} />,
  );
  return { onTest, onConfirm };
};
const row = () => screen.getByTestId('printer-now');
const testButton = () => screen.getByRole('button', { name: 'Print a test slip pass' });

test('test slip: one press prints one slip, and the printer’s answer is shown', async () => {
  const { onTest } = show({});
  await userEvent.click(testButton());
  expect(onTest).toHaveBeenCalledExactlyOnceWith('pass');
  const said = PAPER_STATES.map((state) => {
    show({ slip: slip(state) });
    expect(words(row()), state).toContain('12:04');
    return words(within(row()).getByRole('status'));
  });
  // Queued and sending have the same text, because the difference does not matter to the reader.
  expect(new Set(said).size).toBe(PAPER_STATES.length - 1);
});

test('test slip: no second slip can be requested while a slip is printing', () => {
  show({ slip: slip('sending') });
  expect(testButton()).toHaveProperty('disabled', true);
  show({ slip: slip('printed') });
  expect(testButton()).toHaveProperty('disabled', false);
});

test('test slip: shows the printer’s fault', () => {
  show({ trouble: 'paper_end', slip: slip('failed') });
  expect(words(row())).toContain('The printer “pass” is out of paper.');
  expect(words(row())).toContain('is tried again');
});

test('printer letters: count after the slip’s code is entered, and are asked about only after a printed slip', async () => {
  show({ letters: 'unconfirmed' });
  expect(screen.queryByRole('textbox')).toBeNull();
  const { onConfirm } = show({ letters: 'unconfirmed', slip: slip('printed') });
  await userEvent.type(screen.getByRole('textbox', { name: 'Code on the slip' }), ' 4711 ');
  await userEvent.click(screen.getByRole('button', { name: 'The letters can be read' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('pass', '4711');
  show({ letters: 'confirmed', slip: slip('printed') });
  expect(words(row())).toContain('It prints in its own letters.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('test slip: a wrong code shows an error; a place without printers has no printer section', () => {
  show({ letters: 'unconfirmed', slip: slip('printed') }, { why: 'wrong_code' });
  const alerts = screen.getAllByRole('alert').map(words);
  expect(alerts).toContain('No test slip of this printer bears that code.');
  document.body.innerHTML = '';
  show({}, { printers: [] });
  expect(screen.queryByTestId('printers-now')).toBeNull();
});
