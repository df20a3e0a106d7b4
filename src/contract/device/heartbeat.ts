// PUT devices/beat: a shared device says how it is, and is told what it is to do; and what the console reads of it.
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
/** Token that the first one to name it makes, and the other repeats. */
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

/** A heartbeat as it was stored; undefined where it cannot be read. */
export const parseHeartbeat = (text: string): DeviceHeartbeat | undefined => parsedAs(deviceHeartbeatSchema, text);

/** The pages that spoke with a key, as they were stored. */
export const parsePages = (text: string): readonly string[] => parsedAs(v.array(v.string()), text) ?? [];

/** Outcome of a command here. */
const doneSchema = v.object({ id: deviceIdSchema, outcome: v.picklist(COMMAND_OUTCOMES) });
export interface DoneCommand {
  readonly id: string;
  readonly outcome: CommandOutcome;
}

/** Commands as the device stores them; one that cannot be read was never done. */
export const parseDoneCommands = (value: unknown): readonly DoneCommand[] => {
  const parsed = v.safeParse(v.array(doneSchema), value);
  return parsed.success ? parsed.output : [];
};

export const heartbeatBodySchema = v.object({
  /** The device's own secret. */
  device: staffSecret,
  /** Made for this heartbeat alone: the signed answer bears it, so that an answer to an earlier one is not taken. */
  nonce: token,
  /** Made by the page as it was loaded. */
  page: token,
  /** Name of the device in its orders. */
  sender: token,
  beat: deviceHeartbeatSchema,
  done: v.pipe(v.array(doneSchema), v.maxLength(COMMANDS_KEPT)),
});
export type HeartbeatBody = Omit<v.InferInput<typeof heartbeatBodySchema>, 'beat'> & { readonly beat: DeviceHeartbeat };

/** `signed`: a JWS (HS256) by the SHA-256 of the device's secret, in base64url as bytes of that text; what it says is below. */
export const heartbeatAnswerSchema = v.object({ success: v.literal(true), signed: v.string() });
export const readHeartbeatAnswer = answerReader(heartbeatAnswerSchema);

const commandSchema = v.object({
  id: deviceIdSchema,
  kind: v.picklist(DEVICE_COMMANDS),
  words: v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)),
  expiresAt: v.number(),
}) satisfies v.GenericSchema<unknown, DeviceCommand>;

/** Text of the signed answer. */
export const toldSchema = v.object({
  nonce: token,
  /** Epoch ms, the server's clock. */
  now: v.number(),
  device: staffDeviceSchema,
  /** No orders are taken from it now. */
  isStopped: v.boolean(),
  /** Mark of the device's own facts; absent: an older server, which wants all of them each time. */
  mark: v.optional(token),
  commands: v.array(commandSchema),
});
export type Told = v.InferOutput<typeof toldSchema>;

/** Fields that a signature covers; undefined for a text that this server does not write. */
export const parseTold = (text: string): Told | undefined => parsedAs(toldSchema, text);

/** POST devices/session: the session of the table where the device stands. */
export const deviceSessionBodySchema = v.object({ device: staffSecret });

const troubledDeviceSchema = v.object({
  device: deviceIdSchema,
  name: v.string(),
  trouble: v.picklist(DEVICE_TROUBLES),
  orders: v.optional(v.array(v.string())),
  since: v.number(),
}) satisfies v.GenericSchema<unknown, TroubledDevice>;

/** Elements that cannot be read, since a later server knows more, are left out: the answer is more than they are. */
const readable = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.transform((all): v.InferOutput<S>[] => all.filter((one) => one !== null)),
  );

export const troubledDevicesSchema = readable(troubledDeviceSchema);

/** Command of a place's manager to a device; a message alone has words. */
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

/** The last thing that a device was told, and what became of it; null: nothing yet. */
export const lastCommandSchema = v.object({
  kind: v.picklist(DEVICE_COMMANDS),
  at: v.number(),
  by: v.string(),
  outcome: v.nullable(v.picklist([...COMMAND_OUTCOMES, 'expired'])),
});

/** How a shared device is, as those who manage it see it. */
export const deviceStateSchema = v.object({
  heardAt: v.number(),
  beat: deviceHeartbeatSchema,
  troubles: readable(v.picklist(DEVICE_TROUBLES)),
  isStopped: v.boolean(),
  lastCommand: v.fallback(v.nullable(lastCommandSchema), null),
});
export type DeviceState = v.InferOutput<typeof deviceStateSchema>;
