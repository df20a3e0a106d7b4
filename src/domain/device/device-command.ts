// Commands that the venue sends to a device. Each is carried out once, or never after its time is over.

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

/** A command as a person gives it; a message alone has words. */
export type CommandToGive =
  | { readonly kind: Exclude<DeviceCommandKind, 'message'> }
  | { readonly kind: 'message'; readonly words: string };

/**
 * State of a room's tablet since its guests checked out: told to clear itself, cleared, or failed, so that somebody must
 * look at it. The gravest first.
 */
export const TABLET_CLEARINGS = ['failed', 'told', 'cleared'] as const;
export interface TabletClearing {
  readonly state: (typeof TABLET_CLEARINGS)[number];
  /** Epoch ms, the server's clock: when it was told. */
  readonly at: number;
}

/**
 * Another name for a device, another station for a kitchen's screen; of a device that guests use, whether orders are taken
 * from it, or that it takes PINs at once after wrong ones.
 */
export interface DeviceChange {
  readonly takesPins?: true | undefined;
  readonly name?: string | undefined;
  readonly stationId?: string | undefined;
  readonly isStopped?: boolean | undefined;
}

/** A device that comes back after this long does nothing of what it was told before. */
export const COMMAND_MS = 5 * 60_000;
/** For so long what devices were told is kept: a room's tablet whose guests have left is still told to clear itself. */
export const COMMANDS_KEPT_MS = 7 * 24 * 3_600_000;

export const LONGEST_MESSAGE = 200;

/** done: it was carried out; refused: it came too late, or was carried out before. */
export const COMMAND_OUTCOMES = ['done', 'refused'] as const;
export type CommandOutcome = (typeof COMMAND_OUTCOMES)[number];

/** As many as a device remembers, so that none is carried out twice. */
export const COMMANDS_KEPT = 50;

/**
 * Commands that are due now; `known`: ids that were carried out here already. `now`: the server's time from the same signed
 * answer: this device's own clock may be years off.
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
