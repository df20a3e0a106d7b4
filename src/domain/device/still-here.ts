// When a shared device has nothing to say but that it is there: that costs its venue's line next to nothing.
import { type DeviceHeartbeat, deviceTroubles } from './heartbeat.ts';

/** So often it says all the same how it is. */
export const WHOLE_HEARTBEAT_MS = 10 * 60_000;
/** Where nobody has touched it for so long it speaks every other time. */
export const UNTOUCHED_MS = 10 * 60_000;
/**
 * Pause before another try, ms, of a device that reports seldom and was not heard: one lost report does not make it missed.
 */
export const RETRY_HEARTBEAT_MS = 12_000;
export const RETRIES = 2;

/** Differences that nobody who reads the list cares about. */
const MEMORY = 20_000_000;
const STORAGE = 0.01;
const BATTERY = 0.05;
const CLOCK_MS = 10_000;
/** A screen that draws is as it was; one that stands still grows older with each word. */
const PAINT_MS = 10_000;

const isNear = (a: number | null, b: number | null, by: number): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < by;

const troublesOf = (heartbeat: DeviceHeartbeat): string =>
  deviceTroubles({ heardAt: 0, isCopied: false, lacksTable: false, beat: heartbeat }, 0).join();

/** Whether a device is as it said `sinceMs` ago: nothing waits, and nobody has touched it since. */
export const isAsSaid = (said: DeviceHeartbeat, now: DeviceHeartbeat, sinceMs: number): boolean =>
  said.queue === 0 &&
  now.queue === 0 &&
  said.version === now.version &&
  said.isAwake === now.isAwake &&
  said.isCharging === now.isCharging &&
  said.takesCommands === now.takesCommands &&
  (said.refused ?? []).join() === (now.refused ?? []).join() &&
  (now.touchAge === null ? said.touchAge === null : said.touchAge !== null && now.touchAge >= sinceMs) &&
  isNear(said.paintAge, now.paintAge, PAINT_MS) &&
  isNear(said.memory, now.memory, MEMORY) &&
  isNear(said.storage, now.storage, STORAGE) &&
  isNear(said.battery, now.battery, BATTERY) &&
  isNear(said.clockOff, now.clockOff, CLOCK_MS) &&
  troublesOf(said) === troublesOf(now);

/** How a device is by now that is as it said: it has drawn since, and nobody has touched it. */
export const agedHeartbeat = (said: DeviceHeartbeat, sinceMs: number): DeviceHeartbeat => ({
  ...said,
  touchAge: said.touchAge === null ? null : said.touchAge + sinceMs,
});
