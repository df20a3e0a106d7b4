import { expect, test } from 'vitest';
import { lateChoices } from '#domain/booking/late-times.ts';

const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`);

test('late guests: staff choose a quarter after the start, and never one that has passed', () => {
  const booking = { startAt: at('19:00'), endAt: at('21:00') };
  expect(lateChoices(booking, at('17:00'))).toEqual([15, 30, 45, 60]);
  expect(lateChoices(booking, at('19:20'))).toEqual([30, 45, 60, 75]);
  expect(lateChoices(booking, at('19:30'))).toEqual([45, 60, 75, 90]);
});

test('late guests: no time is offered at or after the booking’s end', () => {
  expect(lateChoices({ startAt: at('19:00'), endAt: at('19:45') }, at('18:00'))).toEqual([15, 30]);
  expect(lateChoices({ startAt: at('19:00'), endAt: at('23:00') }, at('21:50'))).toEqual([180]);
});
