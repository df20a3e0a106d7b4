// PUT devices/beat, PUT devices/here, POST devices/session, devices/staff, devices/pin: requests of a shared device with its
// own secret.
import { type HeartbeatBody, readHeartbeatAnswer } from '#contract/device/heartbeat.ts';
import { type HereBody, readHere } from '#contract/device/here.ts';
import { readDeviceStaff, readOpened } from '#contract/device/opened-device.ts';
import { parseSessionAnswer } from '#contract/session/session.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff, type StaffFailure } from '#core/api/staff/sign-in-requests.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';

type Send = Pick<Http, 'send'>;

/** Sends a full heartbeat; the answer is signed. */
export const sendHeartbeat = (
  http: Send,
  place: number,
  json: HeartbeatBody,
): Promise<Result<{ readonly signed: string }, StaffFailure>> =>
  callStaff(http.send, 'devices/beat', readHeartbeatAnswer, { method: 'put', json, place });

/** Sends a short heartbeat, unchanged; returns whether the server requires a full one. */
export const sendHere = (http: Send, place: number, json: HereBody): Promise<Result<boolean, StaffFailure>> =>
  callStaff(http.send, 'devices/here', readHere, { method: 'put', json, place });

/** Session of the table where this device is. `no_table`: the table is out of use. */
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

/** People who can sign in by PIN at this device. */
export const readStaffOf = (
  http: Send,
  place: number,
  device: string,
): Promise<Result<{ readonly people: readonly StaffPerson[] }, StaffFailure>> =>
  callStaff(http.send, 'devices/staff', readDeviceStaff, { method: 'post', json: { device }, place });

/** Opens the device's staff functions by PIN. `endsAt`: until when the device knows the person offline. */
export const openByPin = (
  http: Send,
  place: number,
  json: { readonly device: string; readonly person: string; readonly pin: string },
): Promise<Result<{ readonly endsAt: number }, StaffFailure>> =>
  callStaff(http.send, 'devices/pin', readOpened, { method: 'post', json, place });
