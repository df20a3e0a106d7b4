// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NotFoundScreen } from '#guest/frame/not-found-screen.tsx';
import { AddedToast } from '#guest/notices/added-toast.tsx';
import { BrokenNotice } from '#guest/notices/broken-notice.tsx';
import { FailedToast } from '#guest/notices/failed-toast.tsx';
import { FailureText } from '#guest/notices/failure-text.tsx';
import { FAILURE_NUMBER } from '#shared/device/connection.ts';
import { OpenText } from '#shared/place/open-text.tsx';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('missing page: uses the specification’s words and links to the menu, its search and back [S2.02, S8.26]', () => {
  const ways = () => screen.getAllByRole('link').map((link) => [words(link), link.getAttribute('href')]);
  const { unmount } = renderScreen(<NotFoundScreen menuHref={undefined} />);
  expect(ways()).toEqual([
    ['See all venues', '/'],
    ['Back', '/'],
  ]);
  unmount();
  renderScreen(<NotFoundScreen menuHref="/neven" />);
  expect(words(screen.getByRole('heading', { level: 1 }))).toBe('Error 404');
  expect(screen.getByText('Requested page was not found!')).toBeDefined();
  expect(ways()).toEqual([
    ['To the menu', '/neven'],
    ['Search', '/neven/search'],
    ['Back', '/'],
  ]);
});

test('missing page: an address below a venue keeps the venue’s head, which leads to its menu', () => {
  const venue = { name: { text: 'Невен', language: 'bg' }, logo: undefined } as const;
  renderScreen(<NotFoundScreen menuHref="/neven" venue={venue} />);
  const [head] = screen.getAllByRole('link');
  expect([words(head ?? null), head?.getAttribute('href')]).toEqual(['Невен', '/neven']);
  expect(screen.getByText('Невен').getAttribute('lang')).toBe('bg');
});

const showAdded = (chosen: readonly string[] = []) => {
  const seen = { onChange: vi.fn(), onUndo: vi.fn(), onClose: vi.fn() };
  const dish = { quantity: 2, name: 'Charcoal-grilled peppers with garlic', size: '350 g', chosen };
  renderScreen(<AddedToast {...dish} {...seen} />);
  return seen;
};

test('add toast: names the added dish for 2.5 seconds [S2.40, S9.09]', () => {
  vi.useFakeTimers();
  const { onClose } = showAdded();
  expect(words(screen.getByTestId('added-toast'))).toBe('2 x Charcoal-grilled peppers with garlic - /350 g/');
  act(() => vi.advanceTimersByTime(2499));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

test('add toast: is announced as words, without its symbols', () => {
  showAdded();
  expect(said()).toBe('Added: 2 Charcoal-grilled peppers with garlic, 350 g');
});

test('add toast: names the chosen options for 5 seconds, and opens the line with one press', () => {
  vi.useFakeTimers();
  const { onChange, onClose } = showAdded(['Rye bread', '2 × Bacon']);
  expect(words(screen.getByTestId('added-choice'))).toBe('Rye bread, 2 × Bacon');
  expect(said()).toBe('Added: 2 Charcoal-grilled peppers with garlic, 350 g, Rye bread, 2 × Bacon');
  act(() => screen.getByRole('button', { name: 'Change' }).click());
  expect(onChange).toHaveBeenCalledOnce();
  act(() => vi.advanceTimersByTime(4999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

test('add toast: offers no change when the dish has no options', () => {
  showAdded();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('add toast: has undo, and stays while it is touched or focused', () => {
  vi.useFakeTimers();
  const { onUndo, onClose } = showAdded();
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  act(() => undo.click());
  expect(onUndo).toHaveBeenCalledOnce();
  act(() => undo.blur());
  act(() => vi.advanceTimersByTime(2500));
  expect(onClose).toHaveBeenCalledOnce();
});

test('error screen: says that the error is ours, with its number [S8.17]', () => {
  renderScreen(<BrokenNotice />);
  expect(words(screen.getByTestId('broken-notice'))).toBe('ErrorAn error occurred #3. We keep trying.');
});

test.each([
  ['the server answered with an error', 'responded', 'An error occurred #1. We keep trying.'],
  [
    'nothing answered',
    'no_response',
    'An error occurred #2. No internet connection. The network is weak, or the server has a problem. We keep trying.',
  ],
  ['anything else', 'other', 'An error occurred #3. We keep trying.'],
] as const)('error message: shows its number: %s [S8.01]', (_what, kind, told) => {
  renderScreen(<p data-testid="told">{<FailureText number={FAILURE_NUMBER[kind]} />}</p>);
  expect(words(screen.getByTestId('told'))).toBe(told);
});

test('add toast: a dish that could not be added shows an error for 2.5 seconds', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  renderScreen(<FailedToast onClose={onClose} />);
  expect(words(screen.getByTestId('failed-toast'))).toBe('An error occurred #3.');
  act(() => vi.advanceTimersByTime(2500));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['today', 'Opens at 17:30'],
  ['tomorrow', 'Opens tomorrow at 17:30'],
  ['day', 'Opens on Saturday at 17:30'],
  ['date', 'Opens on Sat 21 Nov at 17:30'],
] as const)('closed notice: shows the next opening: %s [S4.12]', (when, sentence) => {
  const at = Date.UTC(2026, 10, 21, 15, 30);
  const state = { open: false, next: { at, until: at + 3_600_000, when, weekday: 6 }, today: [] } as const;
  const { container } = renderScreen(<OpenText state={state} language="en" timeZone="Europe/Sofia" />);
  expect(words(container)).toBe(sentence);
});
