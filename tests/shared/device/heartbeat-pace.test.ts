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

test('heartbeat: a device in use sends two per minute, an untouched one half as many', async () => {
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

test('heartbeat: an idle device with one or two lost heartbeats is heard again before it counts as missing', async () => {
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

test('heartbeat: a restored network is used at once, and a stopped device sends none', async () => {
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

test('heartbeat: devices that restart after a power cut join at once, and spread their first heartbeat over seconds', async () => {
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
