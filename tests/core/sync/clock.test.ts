import { expect, test, vi } from 'vitest';
import { createServerClock } from '#core/sync/clock.ts';

test('the server’s time is unknown until an answer arrives, or an earlier start stored it', () => {
  expect(
    createServerClock(
      () => 1_000,
      () => undefined,
      vi.fn(),
    ).now(),
  ).toBeUndefined();
  expect(
    createServerClock(
      () => 1_000,
      () => 250,
      vi.fn(),
    ).now(),
  ).toBe(1_250);
  expect(
    createServerClock(
      () => 1_000,
      () => 250,
      vi.fn(),
    ).heard(),
  ).toBeUndefined();
});

test('a tablet with a wrong date shows the server’s time, also after its clock is set', () => {
  let device = 0;
  const onLearn = vi.fn();
  const clock = createServerClock(
    () => device,
    () => undefined,
    onLearn,
  );
  clock.learn(86_400_000);
  expect(clock.now()).toBe(86_400_000);
  expect(onLearn).toHaveBeenCalledExactlyOnceWith(86_400_000);
  device = 60_000;
  expect(clock.now()).toBe(86_460_000);
  device += 86_400_000;
  clock.learn(86_461_000);
  expect(clock.now()).toBe(86_461_000);
  expect(onLearn).toHaveBeenCalledTimes(2);
});

test('a clock difference within the one-second resolution of a header is not stored again', () => {
  const onLearn = vi.fn();
  const clock = createServerClock(
    () => 0,
    () => undefined,
    onLearn,
  );
  clock.learn(10_000);
  clock.learn(10_900);
  clock.learn(9_100);
  expect(onLearn).toHaveBeenCalledOnce();
  clock.learn(12_000);
  expect(onLearn).toHaveBeenLastCalledWith(12_000);
});
