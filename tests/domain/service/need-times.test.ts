import { expect, test } from 'vitest';
import { isNeedTime, needTimes } from '#domain/service/need-times.ts';
import type { NeedTimes } from '#domain/service/service-offer.ts';

const MINUTE = 60_000;
const SOFIA = 'Europe/Sofia';
/** 09:10 in Sofia. */
const now = Date.UTC(2026, 10, 20, 7, 10);
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 2, minute);

const BREAKFAST: NeedTimes = { hours: { from: 420, to: 660 }, step: 30, daysAhead: 1, notice: 30, soonest: false };

const offered = (times: NeedTimes, moment = now) =>
  needTimes(times, { timeZone: SOFIA, now: moment }).map(({ windows }) =>
    windows.flatMap(({ slots }) => slots.map((slot) => slot.at)),
  );

test('need times: are the venue’s hours in its steps, from the notice on, today and on the days ahead', () => {
  const [today, tomorrow, ...more] = offered(BREAKFAST);
  expect(today).toEqual([at(20, 10), at(20, 10, 30)]);
  expect([tomorrow?.[0], tomorrow?.at(-1), tomorrow?.length]).toEqual([at(21, 7), at(21, 10, 30), 8]);
  expect(more).toEqual([]);
});

test('need times: a day without a time left says that it is late', () => {
  const days = needTimes(BREAKFAST, { timeZone: SOFIA, now: at(20, 10, 15) });
  expect(days.map(({ why }) => why)).toEqual(['late', undefined]);
});

test('need times: without hours every step of the day can be wanted', () => {
  const [, tomorrow] = offered({ ...BREAKFAST, hours: undefined, step: 60 });
  expect([tomorrow?.[0], tomorrow?.at(-1), tomorrow?.length]).toEqual([at(21, 0), at(21, 23), 24]);
});

test('need times: only an offered time is taken, also some minutes after it was chosen', () => {
  const taken = (wantedAt: number, moment = now) => isNeedTime(BREAKFAST, wantedAt, { timeZone: SOFIA, now: moment });
  expect(taken(at(21, 7, 30))).toBe(true);
  expect(taken(at(21, 7, 40))).toBe(false);
  expect(taken(at(21, 11))).toBe(false);
  expect(taken(at(22, 8))).toBe(false);
  expect(taken(at(20, 9))).toBe(false);
  expect([4, 6].map((late) => taken(at(20, 10), at(20, 10) + late * MINUTE))).toEqual([true, false]);
  expect(taken(Number.MAX_SAFE_INTEGER)).toBe(false);
});
