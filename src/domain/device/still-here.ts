// When a shared device sends only a short heartbeat, which costs its venue's line almost nothing.
import { type DeviceHeartbeat, deviceTroubles } from './heartbeat.ts';

/** A full heartbeat is sent at least this often. */
export const WHOLE_HEARTBEAT_MS = 10 * 60_000;
/** A device untouched for this long skips every other heartbeat. */
export const UNTOUCHED_MS = 10 * 60_000;
/**
 * Retry pause, ms, of a device with the longer interval whose heartbeat failed: one lost heartbeat does not make it silent.
 */
export const RETRY_HEARTBEAT_MS = 12_000;
export const RETRIES = 2;

/** Differences that are irrelevant in the device list. */
const MEMORY = 20_000_000;
const STORAGE = 0.01;
const BATTERY = 0.05;
const CLOCK_MS = 10_000;
/** A drawing screen has a small age; the age of a frozen one grows with each heartbeat. */
const PAINT_MS = 10_000;

const isNear = (a: number | null, b: number | null, by: number): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < by;

const troublesOf = (heartbeat: DeviceHeartbeat): string =>
  deviceTroubles({ heardAt: 0, isCopied: false, lacksTable: false, beat: heartbeat }, 0).join();

/** Whether a device is unchanged since its heartbeat `sinceMs` ago: no waiting commands, and no touch since. */
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

/** The current heartbeat of an unchanged device: drawn since then, not touched. */
export const agedHeartbeat = (said: DeviceHeartbeat, sinceMs: number): DeviceHeartbeat => ({
  ...said,
  touchAge: said.touchAge === null ? null : said.touchAge + sinceMs,
});
