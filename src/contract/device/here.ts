// PUT devices/here: a shared device is still there, and is as it said with its last heartbeat.
import * as v from 'valibot';
import { ok } from '#domain/result.ts';
import { staffSecret } from '../staff/staff.ts';
import { type AnswerReader, answerReader } from '../staff/staff-answers.ts';
import { token } from './heartbeat.ts';

export const hereBodySchema = v.object({
  device: staffSecret,
  /** The page that made that heartbeat. */
  page: token,
  /** The mark that the signed answer gave the device's own facts. */
  knows: token,
});
export type HereBody = v.InferOutput<typeof hereBodySchema>;

/** `speak`: the server has something to tell, or does not know how the device is: a whole heartbeat is asked for. */
export const hereAnswerSchema = v.object({ success: v.literal(true), speak: v.boolean() });

const reader = answerReader(hereAnswerSchema);
/** Whether a whole heartbeat is asked for. */
export const readHere: AnswerReader<boolean> = (answer) => {
  const read = reader(answer);
  return read.ok ? ok(read.value.speak) : read;
};
