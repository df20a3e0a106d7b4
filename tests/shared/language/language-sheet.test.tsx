// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LanguageSheet } from '#shared/language/language-sheet.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const isOnline = vi.hoisted(() => vi.fn(() => true));
vi.mock('#shared/tabl-context.tsx', () => ({ useIsOnline: isOnline }));

const sheet = (failed: 'de' | undefined, onChoose = async () => undefined as never) => (
  <LanguageSheet open current="en" failed={failed} onChoose={onChoose} onClose={() => undefined} />
);
const told = () => words(screen.getAllByRole('status').at(-1) ?? null);

test('language: says that the texts are still loading when they take over 2 s, until they are there', async () => {
  let loaded = () => {};
  renderScreen(sheet(undefined, () => new Promise((resolve) => (loaded = () => resolve(undefined as never)))));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.click(screen.getByTestId('language-de'));
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(told()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(told()).toBe('Still loading');
  await act(async () => loaded());
  expect(told()).toBe('');
  vi.useRealTimers();
});

test('language: tells of a lost connection only when there is none', () => {
  const { rerender } = renderScreen(sheet('de'));
  expect(told()).toBe('Deutsch: Try again');
  isOnline.mockReturnValue(false);
  rerender(sheet('de'));
  expect(told()).toContain('there is no connection now');
});
