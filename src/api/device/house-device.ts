// PUT devices/beat, POST devices/session: what a device of the house asks, by its own secret.
import { type BeatBody, readBeatAnswer } from '#contract/device/beat.ts';
import { parseSessionAnswer } from '#contract/session/session.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { Http } from '../http.ts';
import { callStaff, type StaffFailure } from '../staff/sign-in.ts';

type Send = Pick<Http, 'send'>;

/** Says how this device is; the answer is signed. */
export const sendBeat = (
  http: Send,
  place: number,
  json: BeatBody,
): Promise<Result<{ readonly signed: string }, StaffFailure>> =>
  callStaff(http.send, 'devices/beat', readBeatAnswer, { method: 'put', json, place });

/** The session of the table where this device stands. `no_table`: it is out of use. */
export async function askDeviceSession(
  http: Send,
  place: number,
  device: string,
): Promise<Result<TableSession, 'no_table' | 'no_answer'>> {
  const answer = await http.send('devices/session', { method: 'post', json: { device }, place });
  if (!answer.ok) return fail('no_answer');
  const { status, body } = answer.value;
  const session = parseSessionAnswer(status, body);
  if (session.ok) return ok(session.value);
  return fail(status === 409 && body !== undefined ? 'no_table' : 'no_answer');
}
