// POST devices/staff, POST devices/pin: staff at a device that guests use; and whom the device knows of this shift.
import * as v from 'valibot';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { personSchema, pinSchema, staffId, staffSecret } from '../staff/staff.ts';
import { answerReader } from '../staff/staff-answers.ts';

export const deviceStaffBodySchema = v.object({ device: staffSecret });
export const devicePinBodySchema = v.object({ device: staffSecret, person: staffId, pin: pinSchema });

/** People whose PINs the device takes. */
export const deviceStaffAnswerSchema = v.object({
  success: v.literal(true),
  people: v.array(personSchema),
});
export const readDeviceStaff = answerReader(deviceStaffAnswerSchema);

export const openedAnswerSchema = v.object({
  success: v.literal(true),
  /** Until when the device knows this person without the network; epoch ms, the server's clock. */
  endsAt: v.number(),
});
export const readOpened = answerReader(openedAnswerSchema);

/** A person whose PIN was right here in this shift. */
export interface Opener {
  readonly person: StaffPerson;
  /** Epoch ms, the server's clock. */
  readonly endsAt: number;
}

/** People as the device stores them; those that cannot be read are left out. */
export const parseOpeners = (value: unknown): readonly Opener[] => {
  const parsed = v.safeParse(v.array(v.object({ person: personSchema, endsAt: v.number() })), value);
  return parsed.success ? parsed.output : [];
};
