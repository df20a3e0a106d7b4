// Heartbeat of a shared device, and its troubles that need staff.
import type { Ring } from '#domain/service/rings.ts';

/** Heartbeat interval. */
export const HEARTBEAT_MS = 30_000;
/** Three missed heartbeats. */
export const DEVICE_SILENT_MS = 90_000;

const LOW_BATTERY = 0.2;
const FULL_STORAGE = 0.9;
/** A guest's order that has waited this long is stuck. */
const STUCK_MS = 120_000;
/** A smaller clock error is harmless. */
const CLOCK_OFF_MS = 300_000;

/** Maximum number of refused orders that a device remembers. */
export const REFUSED_KEPT = 10;
/** Time for which refused orders are reported, ms. */
export const REFUSED_TOLD_MS = 15 * 60_000;

/** Values that a device reports. null: the browser does not support it. Ages and durations in ms. */
export interface DeviceHeartbeat {
  /** The running build. */
  readonly version: string;
  /** Guests' commands without an answer, and the waiting time of the oldest. */
  readonly queue: number;
  readonly queueAge: number | null;
  /** Bytes of script memory. */
  readonly memory: number | null;
  /** Used share of the storage. */
  readonly storage: number | null;
  /** Remaining share of the battery. */
  readonly battery: number | null;
  readonly isCharging: boolean | null;
  /** The screen is kept awake. */
  readonly isAwake: boolean;
  /** Time since the page's last frame, and since the last touch; null: never on this page. */
  readonly paintAge: number | null;
  readonly touchAge: number | null;
  /** Device minus server, ms. */
  readonly clockOff: number | null;
  /** Whether the device can verify signed commands: browsers verify signatures only on https. */
  readonly takesCommands: boolean;
  /** The last guest's data could not be cleared, so the device is out of service. An older build sends neither field. */
  readonly isUnclean?: boolean | undefined;
  /** Labels of orders that were refused after their guest had gone, while they need reporting. */
  readonly refused?: readonly string[] | undefined;
}

/** Most urgent first. */
export const DEVICE_TROUBLES = [
  'silent',
  'copied',
  'no_table',
  'unclean',
  'refused',
  'unsent',
  'battery',
  'storage',
  'clock',
] as const;
export type DeviceTrouble = (typeof DEVICE_TROUBLES)[number];

export interface DeviceStanding {
  /** Epoch ms, the server's clock. */
  readonly heardAt: number;
  /** Two devices have used the same device key. */
  readonly isCopied: boolean;
  /** The device's table is out of use. */
  readonly lacksTable: boolean;
  readonly beat: DeviceHeartbeat;
}

/** Troubles of a device; a silent one reports no other trouble. */
export const deviceTroubles = (
  { heardAt, isCopied, lacksTable, beat }: DeviceStanding,
  now: number,
): readonly DeviceTrouble[] => {
  if (now - heardAt > DEVICE_SILENT_MS) return ['silent'];
  const { queueAge, battery, isCharging, storage, clockOff, isUnclean, refused } = beat;
  const is: Readonly<Record<Exclude<DeviceTrouble, 'silent'>, boolean>> = {
    copied: isCopied,
    no_table: lacksTable,
    unclean: isUnclean === true,
    refused: (refused?.length ?? 0) > 0,
    unsent: (queueAge ?? 0) > STUCK_MS,
    battery: battery !== null && battery <= LOW_BATTERY && isCharging !== true,
    storage: (storage ?? 0) >= FULL_STORAGE,
    clock: Math.abs(clockOff ?? 0) > CLOCK_OFF_MS,
  };
  return DEVICE_TROUBLES.filter((trouble) => trouble !== 'silent' && is[trouble]);
};

/** Troubles that ring for waiters; the others only appear on the devices page. */
const RINGING: readonly DeviceTrouble[] = ['silent', 'copied', 'no_table', 'unclean', 'refused', 'unsent'];

/**
 * Trouble that needs staff at the device now; a device that is silent while the venue is closed was switched off for the
 * night.
 */
export const ringingTrouble = (standing: DeviceStanding, now: number, isOpen: boolean): DeviceTrouble | undefined =>
  deviceTroubles(standing, now).find((trouble) => RINGING.includes(trouble) && (isOpen || trouble !== 'silent'));

/** Whether a trouble is new compared with the last reported one; another failed order is new too. */
export const isTroubleNews = (
  trouble: DeviceTrouble | undefined,
  { told, refused = [] }: { readonly told: DeviceTrouble | undefined; readonly refused?: DeviceHeartbeat['refused'] },
  now: Pick<DeviceHeartbeat, 'refused'>,
): boolean =>
  trouble !== told || (trouble === 'refused' && (now.refused ?? []).some((label) => !refused.includes(label)));

/** A shared device that needs staff. */
export interface TroubledDevice {
  readonly device: string;
  readonly name: string;
  readonly trouble: DeviceTrouble;
  /** Labels of the affected orders; absent: none. */
  readonly orders?: readonly string[] | undefined;
  /** Last heartbeat, epoch ms of the server's clock. */
  readonly since: number;
}

/** Troubles known to the first staff pages with devices. Never extended. */
const FIRST_TROUBLES: readonly DeviceTrouble[] = [
  'silent',
  'copied',
  'no_table',
  'unsent',
  'battery',
  'storage',
  'clock',
];

/** Devices as the board sends them: a trouble unknown to an older page would make it reject the whole board. */
export const devicesOnBoard = (devices: readonly TroubledDevice[]) => ({
  devices: devices.filter(({ trouble }) => FIRST_TROUBLES.includes(trouble)),
  moreDevices: devices.filter(({ trouble }) => !FIRST_TROUBLES.includes(trouble)),
});

/**
 * Key of one trouble from its begin to its end. A device reports twice a minute and its trouble keeps its key; each silence
 * and each order gets its own.
 */
export const troubleKey = ({ device, trouble, since, orders = [] }: TroubledDevice): string => {
  const begun = trouble === 'silent' ? ` ${since}` : orders.map((label) => ` ${label}`).join('');
  return `device ${device} ${trouble}${begun}`;
};

/** Rings once, when the trouble begins. */
export const deviceRings = (devices: readonly TroubledDevice[]): readonly Ring[] =>
  devices.map((device) => ({ key: troubleKey(device), kind: 'trouble' }));

/** Number of earlier pages that a device's row remembers. */
const PAGES_KEPT = 8;

/**
 * The page that last reported with a key. A page is loaded once, so one that returns after another page runs on a second
 * device.
 */
export const afterPage = (
  before: { readonly page: string; readonly pages: readonly string[]; readonly isCopied: boolean } | undefined,
  page: string,
): { readonly page: string; readonly pages: readonly string[]; readonly isCopied: boolean } => {
  if (!before) return { page, pages: [], isCopied: false };
  if (before.page === page) return { page, pages: before.pages, isCopied: before.isCopied };
  const isBack = before.pages.includes(page);
  const pages = [before.page, ...before.pages.filter((one) => one !== page && one !== before.page)].slice(
    0,
    PAGES_KEPT,
  );
  return { page, pages, isCopied: before.isCopied || isBack };
};
