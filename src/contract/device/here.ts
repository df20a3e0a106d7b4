// PUT devices/here: short heartbeat of a shared device, unchanged since its last full one.
import * as v from 'valibot';
import { ok } from '#domain/result.ts';
import { staffSecret } from '../staff/staff.ts';
import { type AnswerReader, answerReader } from '../staff/staff-answers.ts';
import { token } from './heartbeat.ts';

export const hereBodySchema = v.object({
  device: staffSecret,
  /** The page that sent the full heartbeat. */
  page: token,
  /** Mark of the device's own facts from the signed answer. */
  knows: token,
});
export type HereBody = v.InferOutput<typeof hereBodySchema>;

/** `speak`: the server has a command, or lacks the device's state, so a full heartbeat is required. */
export const hereAnswerSchema = v.object({ success: v.literal(true), speak: v.boolean() });

const reader = answerReader(hereAnswerSchema);
/** Whether a full heartbeat is required. */
export const readHere: AnswerReader<boolean> = (answer) => {
  const read = reader(answer);
  return read.ok ? ok(read.value.speak) : read;
};
