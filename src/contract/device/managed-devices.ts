// The devices of a place, as those who manage it see them.
import * as v from 'valibot';
import { staffDeviceSchema } from '../staff/staff.ts';
import { answerReader } from '../staff/staff-answers.ts';
import { deviceStateSchema } from './heartbeat.ts';

const managedDeviceSchema = v.object({
  ...staffDeviceSchema.entries,
  isEnrolled: v.boolean(),
  /** Too many wrong PINs: somebody who manages the place must sign in there. */
  isLocked: v.boolean(),
  /** When it was last heard of; epoch ms. */
  seenAt: v.nullable(v.number()),
  /** How it is; absent: no device that guests use, or it has not spoken yet. */
  house: v.optional(deviceStateSchema),
});
export type ManagedDevice = v.InferOutput<typeof managedDeviceSchema>;

export const devicesAnswerSchema = v.object({
  /** How the server is reached, as its settings say; null: they do not. */
  publicUrl: v.optional(v.nullable(v.string()), null),
  devices: v.array(managedDeviceSchema),
});
export const readDevices = answerReader(devicesAnswerSchema);
