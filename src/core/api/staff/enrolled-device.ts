// POST staff/enrol, staff/tiles, staff/pin: requests of a venue device with its own secret.
import type { StaffTiles } from '#contract/staff/staff.ts';
import { readEnrolled, readSignedIn, readTiles } from '#contract/staff/staff-answers.ts';
import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Http } from '#core/api/http.ts';
import type { Result } from '#domain/result.ts';
import type { StaffDevice } from '#domain/staff/staff.ts';
import { callStaff, type StaffFailure } from './sign-in-requests.ts';

type Send = Pick<Http, 'send'>;

/** Enrols this device at the place with a one-time code. */
export const enrolDevice = (
  http: Send,
  place: number,
  code: string,
): Promise<Result<{ readonly device: StaffDevice; readonly secret: string }, StaffFailure>> =>
  callStaff(http.send, 'staff/enrol', readEnrolled, { method: 'post', json: { code }, place });

/** People who can sign in on this device. */
export const readTilesOf = (http: Send, place: number, device: string): Promise<Result<StaffTiles, StaffFailure>> =>
  callStaff(http.send, 'staff/tiles', readTiles, { method: 'post', json: { device }, place });

/** Signs a person in by PIN. */
export const signInByPin = (
  http: Send,
  place: number,
  json: { readonly device: string; readonly person: string; readonly pin: string },
): Promise<Result<StaffSignIn & { readonly endsAt?: number | undefined }, StaffFailure>> =>
  callStaff(http.send, 'staff/pin', readSignedIn, { method: 'post', json, place });
