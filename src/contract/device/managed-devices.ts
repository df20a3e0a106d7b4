// Devices of a place, for managers.
import * as v from 'valibot';
import { staffDeviceSchema } from '../staff/staff.ts';
import { answerReader } from '../staff/staff-answers.ts';
import { deviceStateSchema } from './heartbeat.ts';

const managedDeviceSchema = v.object({
  ...staffDeviceSchema.entries,
  isEnrolled: v.boolean(),
  /** Locked by wrong PINs: a manager must sign in there. */
  isLocked: v.boolean(),
  /** Last heartbeat; epoch ms. */
  seenAt: v.nullable(v.number()),
  /** State; absent: not a shared device, or no heartbeat yet. */
  house: v.optional(deviceStateSchema),
});
export type ManagedDevice = v.InferOutput<typeof managedDeviceSchema>;

export const devicesAnswerSchema = v.object({
  /** The server's configured public URL; null: none. */
  publicUrl: v.optional(v.nullable(v.string()), null),
  devices: v.array(managedDeviceSchema),
});
export const readDevices = answerReader(devicesAnswerSchema);
