// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type TimesAsked, timeSlots } from '#domain/order/times/time-slots.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { TimeChoice, type TimeChoiceProps } from '#guest/order/time-choice.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const SOFIA = 'Europe/Sofia';
/** A Saturday; the place is closed on Mondays. */
const NOW = '2026-11-21T13:10:00+02:00';
const at = (time: string) => Date.parse(`2026-11-${time}:00+02:00`);

const daysAt = (now: string, more: Partial<TimesAsked> = {}) =>
  timeSlots({
    timeZone: SOFIA,
    orderType: 'preorder',
    dishes: [],
    now: Date.parse(now),
    settings: {
      ...DEFAULT_SETTINGS,
      openingHours: Array.from({ length: 7 }, (_, day) => (day && parseWindows('11:30-15:00, 17:30-22:30')) || []),
      times: { ...DEFAULT_SETTINGS.times, slot: 30, whenClosed: true },
    },
    ...more,
  });

const show = (times: Partial<TimeChoiceProps['times']> = {}, props: Partial<TimeChoiceProps> = {}) => {
  const seen = { onTake: vi.fn(), onClose: vi.fn() };
  const view = { days: daysAt(NOW), soonest: 20, full: new Set<number>(), fullness: 'known', ...times } as const;
  const sheet = (changed = view) => (
    <TimeChoice open timeZone={SOFIA} now={Date.parse(NOW)} chosen={undefined} times={changed} {...seen} {...props} />
  );
  const { rerender } = renderScreen(sheet());
  return { ...seen, change: (changed: Partial<typeof view>) => rerender(sheet({ ...view, ...changed })) };
};

const foot = () => screen.getByTestId('take-time');
const time = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('time choice: "as soon as possible" is preselected and sends no time', () => {
  const { onTake } = show();
  expect(time('As soon as possible').checked).toBe(true);
  expect(words(foot())).toBe('As soon as possible');
  fireEvent.click(foot());
  expect(onTake).toHaveBeenCalledWith(undefined);
});

test('time choice: a day’s times are grouped by opening window; the button repeats day and time', () => {
  const { onTake } = show();
  expect(screen.getAllByRole('group').map((group) => words(group).slice(0, 32))).toEqual([
    'At lunch from 11:30 to 15:0013:3',
    'Evening from 17:30 to 22:3018:00',
  ]);
  fireEvent.click(time('19:00'));
  expect(words(foot())).toBe('Today at 19:00');
  fireEvent.click(foot());
  expect(onTake).toHaveBeenCalledWith(at('21T19:00'));
});

test('time choice: another day has its own times; a closed day says so and cannot be chosen', () => {
  const { onTake } = show();
  expect(time('Monday 23 November').disabled).toBe(true);
  expect(screen.getByText('Closed: Monday')).toBeDefined();
  fireEvent.click(time('Sunday 22 November'));
  fireEvent.click(time('12:00'));
  expect(words(foot())).toBe('Tomorrow at 12:00');
  fireEvent.click(foot());
  expect(onTake).toHaveBeenCalledWith(at('22T12:00'));
});

test('time choice: a full time cannot be chosen and says why', () => {
  show({ full: new Set([at('21T19:00')]) });
  expect(time('19:00, full').disabled).toBe(true);
  expect(screen.getByText(/hands full at the times that are struck through/)).toBeDefined();
});

test('time choice: a time that fills up while shown is deselected, and the guest is told', () => {
  const { change, onTake } = show();
  fireEvent.click(time('19:00'));
  change({ full: new Set([at('21T19:00')]) });
  expect(words(screen.getByRole('alert'))).toBe('Your time has just been taken. Please choose another one.');
  expect(words(foot())).toBe('Choose a time');
  fireEvent.click(foot());
  expect(onTake).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('name')).toBe('wanted-time');
});

test('time choice: an earlier choice is marked on its own day', () => {
  show({}, { chosen: at('24T12:00') });
  expect(time('Tuesday 24 November').checked).toBe(true);
  expect(words(foot())).toBe('Tue 24 Nov at 12:00');
});

test('time choice: preselects no time when immediate service is impossible', () => {
  show({ soonest: undefined });
  expect(screen.queryByText('As soon as possible')).toBeNull();
  expect(words(foot())).toBe('Choose a time');
});

test('time choice: says offline that a time may be full', () => {
  show({ fullness: 'unknown' });
  expect(screen.getByText('A time may be full.')).toBeDefined();
});

test('time choice: a place without orders on any day says so and has no button', () => {
  show({ soonest: undefined, days: [] });
  expect(screen.getByText('No order can be taken for any of the coming days.')).toBeDefined();
  expect(screen.queryByTestId('take-time')).toBeNull();
});

test('time choice: tells the two identical hours of a clock change apart', () => {
  const night = Array.from({ length: 7 }, () => parseWindows('02:00-05:00') ?? []);
  const times = { ...DEFAULT_SETTINGS.times, slot: 30, whenClosed: true };
  const settings = { ...DEFAULT_SETTINGS, openingHours: night, times };
  const eve = '2026-10-25T00:10:00+03:00';
  show({ days: daysAt(eve, { settings }) }, { now: Date.parse(eve) });
  fireEvent.click(time('03:30, UTC+2'));
  expect(words(foot())).toBe('Today at 03:30 (UTC+2)');
  expect(time('03:30, UTC+3').checked).toBe(false);
});
