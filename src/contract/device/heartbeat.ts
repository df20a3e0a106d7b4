// PUT devices/beat: heartbeat of a shared device, answered with its commands; also its state for the console.
import * as v from 'valibot';
import { deviceIdSchema, staffDeviceSchema, staffName, staffSecret, stationIdSchema } from '#contract/staff/staff.ts';
import { answerReader } from '#contract/staff/staff-answers.ts';
import {
  COMMAND_OUTCOMES,
  COMMANDS_KEPT,
  type CommandOutcome,
  type CommandToGive,
  DEVICE_COMMANDS,
  type DeviceChange,
  type DeviceCommand,
  LONGEST_MESSAGE,
} from '#domain/device/device-command.ts';
import { DEVICE_TROUBLES, type DeviceHeartbeat, REFUSED_KEPT, type TroubledDevice } from '#domain/device/heartbeat.ts';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Token made by its first sender and repeated by the other side. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

export const deviceHeartbeatSchema = v.object({
  version: v.pipe(v.string(), v.maxLength(64)),
  queue: v.pipe(amount, v.integer()),
  queueAge: v.nullable(amount),
  memory: v.nullable(amount),
  storage: v.nullable(share),
  battery: v.nullable(share),
  isCharging: v.nullable(v.boolean()),
  isAwake: v.boolean(),
  paintAge: v.nullable(amount),
  touchAge: v.nullable(amount),
  clockOff: v.nullable(v.pipe(v.number(), v.finite())),
  takesCommands: v.boolean(),
  isUnclean: v.optional(v.boolean()),
  refused: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(REFUSED_KEPT), v.readonly())),
}) satisfies v.GenericSchema<unknown, DeviceHeartbeat>;

const parsedAs = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** A stored heartbeat; undefined: unreadable. */
export const parseHeartbeat = (text: string): DeviceHeartbeat | undefined => parsedAs(deviceHeartbeatSchema, text);

/** Stored pages that have used a device key. */
export const parsePages = (text: string): readonly string[] => parsedAs(v.array(v.string()), text) ?? [];

/** Outcome of a command on this device. */
const doneSchema = v.object({ id: deviceIdSchema, outcome: v.picklist(COMMAND_OUTCOMES) });
export interface DoneCommand {
  readonly id: string;
  readonly outcome: CommandOutcome;
}

/** Commands as stored on the device; an unreadable one counts as not executed. */
export const parseDoneCommands = (value: unknown): readonly DoneCommand[] => {
  const parsed = v.safeParse(v.array(doneSchema), value);
  return parsed.success ? parsed.output : [];
};

export const heartbeatBodySchema = v.object({
  /** The device's own secret. */
  device: staffSecret,
  /** Made for this heartbeat: the signed answer repeats it, so that an earlier answer cannot be replayed. */
  nonce: token,
  /** Made when the page was loaded. */
  page: token,
  /** The device's id in its orders. */
  sender: token,
  beat: deviceHeartbeatSchema,
  done: v.pipe(v.array(doneSchema), v.maxLength(COMMANDS_KEPT)),
});
export type HeartbeatBody = Omit<v.InferInput<typeof heartbeatBodySchema>, 'beat'> & { readonly beat: DeviceHeartbeat };

/**
 * `signed`: a JWS (HS256) keyed with the SHA-256 of the device's secret, base64url text used as bytes; its payload is below.
 */
export const heartbeatAnswerSchema = v.object({ success: v.literal(true), signed: v.string() });
export const readHeartbeatAnswer = answerReader(heartbeatAnswerSchema);

const commandSchema = v.object({
  id: deviceIdSchema,
  kind: v.picklist(DEVICE_COMMANDS),
  words: v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)),
  expiresAt: v.number(),
}) satisfies v.GenericSchema<unknown, DeviceCommand>;

/** Payload of the signed answer. */
export const toldSchema = v.object({
  nonce: token,
  /** Epoch ms, the server's clock. */
  now: v.number(),
  device: staffDeviceSchema,
  /** The device takes no orders now. */
  isStopped: v.boolean(),
  /** Mark of the device's own facts; absent: an older server, which needs all facts each time. */
  mark: v.optional(token),
  commands: v.array(commandSchema),
});
export type Told = v.InferOutput<typeof toldSchema>;

/** Parses the signed payload; undefined for a text that this server does not write. */
export const parseTold = (text: string): Told | undefined => parsedAs(toldSchema, text);

/** POST devices/session: session of the table where the device is. */
export const deviceSessionBodySchema = v.object({ device: staffSecret });

const troubledDeviceSchema = v.object({
  device: deviceIdSchema,
  name: v.string(),
  trouble: v.picklist(DEVICE_TROUBLES),
  orders: v.optional(v.array(v.string())),
  since: v.number(),
}) satisfies v.GenericSchema<unknown, TroubledDevice>;

/** Leaves out unreadable elements of a newer server, so that the rest of the answer is kept. */
const readable = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.transform((all): v.InferOutput<S>[] => all.filter((one) => one !== null)),
  );

export const troubledDevicesSchema = readable(troubledDeviceSchema);

/** Command of a manager to a device; only `message` has text. */
export const commandBodySchema = v.variant('kind', [
  v.object({ kind: v.picklist(['identify', 'reload', 'reset']) }),
  v.object({
    kind: v.literal('message'),
    words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_MESSAGE)),
  }),
]) satisfies v.GenericSchema<unknown, CommandToGive>;

/** A `DeviceChange`, as the console sends it. */
export const changeDeviceBodySchema = v.object({
  name: v.optional(staffName),
  stationId: v.optional(stationIdSchema),
  isStopped: v.optional(v.boolean()),
  takesPins: v.optional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, DeviceChange>;

/** Last command of the device with its outcome; null: none yet. */
export const lastCommandSchema = v.object({
  kind: v.picklist(DEVICE_COMMANDS),
  at: v.number(),
  by: v.string(),
  outcome: v.nullable(v.picklist([...COMMAND_OUTCOMES, 'expired'])),
});

/** State of a shared device for managers. */
export const deviceStateSchema = v.object({
  heardAt: v.number(),
  beat: deviceHeartbeatSchema,
  troubles: readable(v.picklist(DEVICE_TROUBLES)),
  isStopped: v.boolean(),
  lastCommand: v.fallback(v.nullable(lastCommandSchema), null),
});
export type DeviceState = v.InferOutput<typeof deviceStateSchema>;
