// How a shared device is, as it says itself, and what of it somebody should look after.
import type { Ring } from '#domain/service/rings.ts';

/** How often a device says how it is. */
export const HEARTBEAT_MS = 30_000;
/** Three heartbeats that did not come. */
export const DEVICE_SILENT_MS = 90_000;

const LOW_BATTERY = 0.2;
const FULL_STORAGE = 0.9;
/** An order of a guest's that waited this long here is not on its way. */
const STUCK_MS = 120_000;
/** A clock that is off by less does no harm. */
const CLOCK_OFF_MS = 300_000;

/** As many as a device remembers. */
export const REFUSED_KEPT = 10;
/** Time for which somebody should hear of refused orders, ms. */
export const REFUSED_TOLD_MS = 15 * 60_000;

/** Facts that a device reports. A fact that the browser does not tell is null. Ages and lengths in ms. */
export interface DeviceHeartbeat {
  /** The build that runs there. */
  readonly version: string;
  /** Commands of guests that the server has not answered, and for how long the oldest has waited. */
  readonly queue: number;
  readonly queueAge: number | null;
  /** Bytes of script memory. */
  readonly memory: number | null;
  /** The share of the storage that is used. */
  readonly storage: number | null;
  /** The share of the battery that is left. */
  readonly battery: number | null;
  readonly isCharging: boolean | null;
  /** The screen is kept awake. */
  readonly isAwake: boolean;
  /** Since the page drew a frame last, and since somebody touched it; null: never on this page. */
  readonly paintAge: number | null;
  readonly touchAge: number | null;
  /** Device minus server, ms. */
  readonly clockOff: number | null;
  /** Whether the device can tell a command of the venue from a forged one: browsers check signatures on https alone. */
  readonly takesCommands: boolean;
  /**
   * The last guest's data could not be cleared, and the device serves nobody. Both fields are absent from an older build.
   */
  readonly isUnclean?: boolean | undefined;
  /** The labels of orders that were turned down when their guest had gone, for as long as somebody should hear of them. */
  readonly refused?: readonly string[] | undefined;
}

/** The most pressing first. */
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
  /** Two devices have spoken with its key. */
  readonly isCopied: boolean;
  /** Its table is out of use. */
  readonly lacksTable: boolean;
  readonly beat: DeviceHeartbeat;
}

/** Troubles of a device; nothing else is known of one that is silent. */
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

/** Troubles that ring with the waiters; the others stand on the devices page. */
const RINGING: readonly DeviceTrouble[] = ['silent', 'copied', 'no_table', 'unclean', 'refused', 'unsent'];

/** Why somebody should walk over now; a device that is silent while the venue is closed was switched off for the night. */
export const ringingTrouble = (standing: DeviceStanding, now: number, isOpen: boolean): DeviceTrouble | undefined =>
  deviceTroubles(standing, now).find((trouble) => RINGING.includes(trouble) && (isOpen || trouble !== 'silent'));

/** Whether somebody should hear of it, after what was told last: another order that came to nothing is news, too. */
export const isTroubleNews = (
  trouble: DeviceTrouble | undefined,
  { told, refused = [] }: { readonly told: DeviceTrouble | undefined; readonly refused?: DeviceHeartbeat['refused'] },
  now: Pick<DeviceHeartbeat, 'refused'>,
): boolean =>
  trouble !== told || (trouble === 'refused' && (now.refused ?? []).some((label) => !refused.includes(label)));

/** A shared device that somebody should walk over to. */
export interface TroubledDevice {
  readonly device: string;
  readonly name: string;
  readonly trouble: DeviceTrouble;
  /** The labels of the orders that it is about; absent: it is about none. */
  readonly orders?: readonly string[] | undefined;
  /** When it was heard of last; epoch ms of the server's clock. */
  readonly since: number;
}

/** Troubles that the first staff pages with devices know. Nothing is ever added here. */
const FIRST_TROUBLES: readonly DeviceTrouble[] = [
  'silent',
  'copied',
  'no_table',
  'unsent',
  'battery',
  'storage',
  'clock',
];

/** As the board tells them: one with a trouble that an older page does not know would cost that page its whole board. */
export const devicesOnBoard = (devices: readonly TroubledDevice[]) => ({
  devices: devices.filter(({ trouble }) => FIRST_TROUBLES.includes(trouble)),
  moreDevices: devices.filter(({ trouble }) => !FIRST_TROUBLES.includes(trouble)),
});

/** Said once, as it begins. */
export const deviceRings = (devices: readonly TroubledDevice[]): readonly Ring[] =>
  devices.map(({ device, trouble, since, orders = [] }) => {
    // A device reports twice a minute, and its trouble is still the same one; each order is a trouble of its own.
    const begun = trouble === 'silent' ? ` ${since}` : orders.map((label) => ` ${label}`).join('');
    return { key: `device ${device} ${trouble}${begun}`, kind: 'trouble' };
  });

/** How many pages a device's row remembers that spoke before the one that speaks now. */
const PAGES_KEPT = 8;

/**
 * Which page last reported with a key: a page is loaded once and never comes back after another one. A page that does runs
 * on a second device.
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
