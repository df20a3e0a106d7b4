import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEVICE_SILENT_MS } from '#domain/device/heartbeat.ts';
import { keepBeating } from '#shared/device/heartbeat-pace.ts';

let rounds: number[] = [];
let isHeard = true;
let isResting = false;
let stopping: AbortController;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  [rounds, isHeard, isResting] = [[], true, false];
  stopping = new AbortController();
});
afterEach(() => {
  stopping.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const begin = async () => {
  const began = Date.now();
  void keepBeating(stopping.signal, {
    round: async () => {
      rounds.push(Date.now() - began);
      return isHeard;
    },
    isResting: () => isResting,
    firstMs: 0,
  });
  await vi.advanceTimersByTimeAsync(0);
};
const longestGap = () => Math.max(...rounds.slice(1).map((at, before) => at - (rounds[before] ?? 0)));

test('a device in use speaks twice a minute, one that nobody touches every other time', async () => {
  await begin();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(rounds.length).toBeGreaterThanOrEqual(11);
  expect(longestGap()).toBeLessThanOrEqual(30_000);
  rounds = [];
  isResting = true;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(rounds.length).toBeLessThanOrEqual(6);
  expect(longestGap()).toBeLessThanOrEqual(60_000);
});

test('a device at rest that was not heard once, or twice, is heard before it is missed', async () => {
  isResting = true;
  await begin();
  rounds = [];
  isHeard = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(12_000);
  isHeard = true;
  await vi.advanceTimersByTimeAsync(12_000);
  expect(rounds).toHaveLength(3);
  expect(rounds.at(-1)).toBeLessThan(DEVICE_SILENT_MS);
});

test('a network that is back is used at once, and a device that has stopped says nothing more', async () => {
  isHeard = false;
  await begin();
  await vi.advanceTimersByTimeAsync(20_000);
  const before = rounds.length;
  isHeard = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(rounds).toHaveLength(before + 1);
  stopping.abort();
  await vi.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rounds).toHaveLength(before + 1);
});

test('devices that come back together after a power cut sit down at once, and say their first word spread over seconds', async () => {
  const [sat, spoken]: [number[], number[]] = [[], []];
  const began = Date.now();
  for (let nth = 0; nth < 50; nth += 1) {
    void keepBeating(stopping.signal, {
      round: async (first) => {
        sat.push(Date.now() - began);
        await first;
        spoken.push(Date.now() - began);
        return true;
      },
      isResting: () => true,
    });
  }
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sat).toEqual(Array(50).fill(0));
  expect(spoken).toHaveLength(50);
  expect(new Set(spoken).size).toBeGreaterThan(40);
});
