// Commands of the venue for a device. Each runs at most once, and never after it expires.

export const DEVICE_COMMANDS = ['identify', 'message', 'reload', 'reset'] as const;
export type DeviceCommandKind = (typeof DEVICE_COMMANDS)[number];

export interface DeviceCommand {
  readonly id: string;
  readonly kind: DeviceCommandKind;
  /** Text of a message. */
  readonly words: string;
  /** Epoch ms, the server's clock. */
  readonly expiresAt: number;
}

/** A command as staff enter it; only `message` has text. */
export type CommandToGive =
  | { readonly kind: Exclude<DeviceCommandKind, 'message'> }
  | { readonly kind: 'message'; readonly words: string };

/** Clearing of a room's tablet after check-out: requested, done, or failed, so that staff must check it. Gravest first. */
export const TABLET_CLEARINGS = ['failed', 'told', 'cleared'] as const;
export interface TabletClearing {
  readonly state: (typeof TABLET_CLEARINGS)[number];
  /** Epoch ms of the server's clock when the clearing was requested. */
  readonly at: number;
}

/**
 * Changes of a device: another name, another station for a kitchen's screen; for a shared device, whether it may order, or
 * an immediate end of its PIN lock.
 */
export interface DeviceChange {
  readonly takesPins?: true | undefined;
  readonly name?: string | undefined;
  readonly stationId?: string | undefined;
  readonly isStopped?: boolean | undefined;
}

/** A device that reconnects after this time ignores earlier commands. */
export const COMMAND_MS = 5 * 60_000;
/** How long commands are kept: a room's tablet is still cleared after its guests have left. */
export const COMMANDS_KEPT_MS = 7 * 24 * 3_600_000;

export const LONGEST_MESSAGE = 200;

/** done: executed; refused: expired, or executed before. */
export const COMMAND_OUTCOMES = ['done', 'refused'] as const;
export type CommandOutcome = (typeof COMMAND_OUTCOMES)[number];

/** Number of executed commands that a device remembers, so that none runs twice. */
export const COMMANDS_KEPT = 50;

/**
 * Commands that are due now; `known`: ids that this device has executed. `now`: the server's time from the same signed
 * answer, since this device's clock may be wrong.
 */
export const commandsDue = (
  told: readonly DeviceCommand[],
  known: ReadonlySet<string>,
  now: number,
): { readonly due: readonly DeviceCommand[]; readonly late: readonly DeviceCommand[] } => {
  const fresh = told.filter(({ id }) => !known.has(id));
  return {
    due: fresh.filter(({ expiresAt }) => expiresAt > now),
    late: fresh.filter(({ expiresAt }) => expiresAt <= now),
  };
};
