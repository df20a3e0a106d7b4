// POST devices/staff, POST devices/pin: staff at a shared device, and the people whom the device knows in this shift.
import * as v from 'valibot';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { personSchema, pinSchema, staffId, staffSecret } from '../staff/staff.ts';
import { answerReader } from '../staff/staff-answers.ts';

export const deviceStaffBodySchema = v.object({ device: staffSecret });
export const devicePinBodySchema = v.object({ device: staffSecret, person: staffId, pin: pinSchema });

/** People who can sign in by PIN at this device. */
export const deviceStaffAnswerSchema = v.object({
  success: v.literal(true),
  people: v.array(personSchema),
});
export const readDeviceStaff = answerReader(deviceStaffAnswerSchema);

export const openedAnswerSchema = v.object({
  success: v.literal(true),
  /** Until when the device knows this person offline; epoch ms of the server's clock. */
  endsAt: v.number(),
});
export const readOpened = answerReader(openedAnswerSchema);

/** A person whose PIN was verified here in this shift. */
export interface Opener {
  readonly person: StaffPerson;
  /** Epoch ms, the server's clock. */
  readonly endsAt: number;
}

/** People as stored on the device; unreadable ones are left out. */
export const parseOpeners = (value: unknown): readonly Opener[] => {
  const parsed = v.safeParse(v.array(v.object({ person: personSchema, endsAt: v.number() })), value);
  return parsed.success ? parsed.output : [];
};
