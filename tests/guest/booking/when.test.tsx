// @vitest-environment jsdom
// Day and hour of a booking: the next days, the calendar, and the hours by part of day.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { BusyReason } from '#domain/booking/free-hours.ts';
import type { BookingDays, OfferedHour } from '#domain/booking/own-booking.ts';
import { DayChoice } from '#guest/booking/day-choice.tsx';
import { HourChoice } from '#guest/booking/hour-choice.tsx';
import { ReservationScreen } from '#guest/booking/reservation-screen.tsx';
import type { WhenControl } from '#guest/booking/use-when.ts';
import { WhenFields } from '#guest/booking/when-fields.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const hoursFrom = (first: number, last: number, isFree: (time: string) => boolean = () => true): OfferedHour[] =>
  Array.from({ length: (last - first) * 4 }, (_, i) => {
    const time = `${String(first + Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`;
    return { time, at: i + 1, offset: undefined, free: isFree(time) };
  });
const radios = (name: string) =>
  within(screen.getByRole('radiogroup', { name })).getAllByRole<HTMLInputElement>('radio');
const names = (name: string) => radios(name).map((radio) => radio.getAttribute('aria-label'));

test('booking times: fifty quarter hours are grouped by part of day, and a full part says so [S7.37]', async () => {
  const onChoose = vi.fn();
  const hours = hoursFrom(11, 23, (time) => time >= '15:00' && time !== '17:15');
  const { rerender } = renderScreen(<HourChoice hours={hours} chosen={undefined} onChoose={onChoose} />);
  expect(names('Part of the day')).toEqual([
    'Noon, taken',
    'Afternoon, 15:00–16:45',
    'Evening, 17:00–20:45',
    'Late evening, 21:00–22:45',
  ]);
  expect(radios('Part of the day').map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ]);
  // The first part with a free hour is open.
  expect(names('Time')).toHaveLength(8);
  await userEvent.click(screen.getByRole('radio', { name: /^Evening/ }));
  expect(names('Time').slice(0, 3)).toEqual(['17:00', '17:15, taken', '17:30']);
  expect(words(document.body)).toContain('The times that are struck through are taken.');
  await userEvent.click(screen.getByRole('radio', { name: '17:30' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(hours.find(({ time }) => time === '17:30')?.at);
  // With hours around the clock the morning is open, not the night.
  rerender(<HourChoice key="all" hours={hoursFrom(0, 24)} chosen={undefined} onChoose={onChoose} />);
  expect(names('Time')[0]).toBe('05:00');
  // A part with a single hour names it once.
  const [evening, late] = [hoursFrom(17, 21), hoursFrom(21, 22).slice(0, 1)];
  rerender(<HourChoice key="one" hours={[...evening, ...late]} chosen={undefined} onChoose={onChoose} />);
  expect(names('Part of the day')).toEqual(['Evening, 17:00–20:45', 'Late evening, 21:00']);
  // A few hours are one row.
  rerender(<HourChoice hours={hoursFrom(11, 14)} chosen={undefined} onChoose={onChoose} />);
  expect(screen.queryByRole('radiogroup', { name: 'Part of the day' })).toBeNull();
  expect(names('Time')).toHaveLength(12);
});

const daysOf = (busy: Readonly<Record<string, BusyReason>>, more: Partial<BookingDays> = {}): BookingDays => ({
  ...{ busy: new Map(Object.entries(busy)), first: '2026-11-27', last: '2027-01-26', mostPeople: 4 },
  ...{ cancelLimit: 120, confirms: false, mails: false, deposit: undefined },
  ...more,
});

const Days = ({ days }: { readonly days: BookingDays }) => {
  const [chosen, setChosen] = useState<string>();
  return <DayChoice days={days} chosen={chosen} onChoose={setChosen} />;
};

test('booking days: the next seven days stand in a row, full ones struck out with a reason, later ones in the calendar', async () => {
  renderScreen(<Days days={daysOf({ '2026-11-28': 'full', '2026-11-30': 'closed', '2026-12-01': 'closed' })} />);
  expect(names('Day')).toHaveLength(7);
  expect(names('Day').slice(0, 3)).toEqual([
    'today, Friday 27 November',
    'tomorrow, Saturday 28 November, full',
    'Sunday 29 November',
  ]);
  expect(words(document.body)).toContain('Full: 28');
  expect(words(document.body)).toContain('Closed: 30, 1');
  await userEvent.click(screen.getByRole('button', { name: 'Another day' }));
  expect(names('Day')[0]).toMatch(/23 November/);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('radio', { name: /24 December/ }));
  await userEvent.click(screen.getByRole('button', { name: 'The next days' }));
  // The chosen day is in the row too.
  expect(names('Day').at(-1)).toBe('Thursday 24 December');
  expect(radios('Day').at(-1)?.checked).toBe(true);
});

test('booking without an hour: each press of the button shows the hours again, which its bar may cover', () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(words(this.querySelector('h2')));
  };
  const control = (lacksHour: number): WhenControl => ({
    ...{ days: { ok: true, value: daysOf({}) }, hours: { ok: true, value: hoursFrom(18, 20) } },
    ...{ date: '2026-11-28', at: undefined, notFree: undefined, lacksHour },
    ...{ chooseDate: vi.fn(), chooseHour: vi.fn(), again: vi.fn() },
  });
  const { rerender } = renderScreen(<WhenFields control={control(0)} />);
  expect(shown).toEqual([]);
  rerender(<WhenFields control={control(1)} />);
  rerender(<WhenFields control={control(2)} />);
  expect(shown).toEqual(['Time', 'Time']);
});

test('booking season: the first and last day are named, and the days begin with the first one', () => {
  const dates = Array.from({ length: 20 }, (_, i) => new Date(Date.UTC(2026, 10, 27 + i)).toISOString().slice(0, 10));
  const busy = Object.fromEntries(dates.map((date) => [date, 'season'] as const));
  renderScreen(<Days days={daysOf(busy, { season: { from: '12-17', to: '03-31' } })} />);
  expect(words(screen.getByTestId('season'))).toBe('Open from 17 December to 31 March');
  expect(names('Day')[0]).toBe('Thursday 17 December');
});

test('booking resource: a hall that is closed for its season cannot be chosen and says why', () => {
  const said = (text: string) => ({ text, language: 'en' as const });
  renderScreen(
    <ReservationScreen
      halls={[
        {
          key: 'garden',
          name: said('Garden'),
          note: said(''),
          most: 8,
          season: { from: '05-01', to: '09-30' },
          isShut: true,
        },
        { key: 'salon', name: said('Salon'), note: said(''), most: 8, isShut: false },
      ]}
      hall="salon"
      people={2}
      mostPeople={8}
      kept={undefined}
      control={{
        ...{ days: 'loading', hours: undefined, date: undefined, at: undefined, cancels: undefined },
        ...{ form: { people: 2, name: '', phone: '', email: '', comment: '' }, faults: {}, lacksHour: 0 },
        ...{ failure: undefined, isSending: false, done: undefined, chooseDate: vi.fn(), chooseHour: vi.fn() },
        ...{ change: vi.fn(), again: vi.fn(), send: vi.fn() },
        ...{ lost: undefined, sendLost: vi.fn(), notFree: undefined },
      }}
      contact={undefined}
      foot={undefined}
      onHall={vi.fn()}
      onPeople={vi.fn()}
    />,
  );
  const [garden, salon] = within(screen.getByRole('radiogroup', { name: 'Where' })).getAllByRole<HTMLButtonElement>(
    'radio',
  );
  expect([garden?.disabled, words(garden ?? null)]).toEqual([true, 'GardenOpen from 1 May to 30 September']);
  expect([salon?.disabled, salon?.getAttribute('aria-checked')]).toEqual([false, 'true']);
});
