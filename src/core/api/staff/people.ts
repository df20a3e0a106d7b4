// People and devices of a place, for managers. `send` carries the signed-in person's token.

import { readDevices } from '#contract/device/managed-devices.ts';
import type { STAFF_ROLES } from '#contract/staff/staff.ts';
import { readCode, readDone, readInvited, readPeople } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { CommandToGive, DeviceChange } from '#domain/device/device-command.ts';
import type { StaffDeviceKind } from '#domain/staff/staff.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const listPeople = (send: Send) => callStaff(send, 'staff/people', readPeople, {});

/** Adds a person; returns a one-time secret. */
export const addPerson = (send: Send, json: { readonly name: string; readonly role: StaffRole }) =>
  callStaff(send, 'staff/people', readInvited, { method: 'post', json });

/** Creates another one-time secret for a person. */
export const linkPerson = (send: Send, id: string) =>
  callStaff(send, `staff/people/${id}/link`, readInvited, { method: 'post' });

export const setPersonName = (send: Send, id: string, name: string) =>
  callStaff(send, `staff/people/${id}/name`, readDone, { method: 'put', json: { name } });

export const setPersonRole = (send: Send, id: string, role: StaffRole) =>
  callStaff(send, `staff/people/${id}/role`, readDone, { method: 'put', json: { role } });

/** `id`: undefined for the signed-in person. `old`: the current PIN, when they change their own. */
export const setPersonPin = (send: Send, id: string | undefined, pin: string, old: string | undefined) =>
  callStaff(send, id === undefined ? 'staff/me/pin' : `staff/people/${id}/pin`, readDone, {
    method: 'put',
    json: { pin, ...(old !== undefined && { old }) },
  });

export const removePerson = (send: Send, id: string) =>
  callStaff(send, `staff/people/${id}`, readDone, { method: 'delete' });

export const listDevices = (send: Send) => callStaff(send, 'staff/devices', readDevices, {});

/** Adds a device; returns its enrolment code. */
export const addDevice = (
  send: Send,
  json: { readonly name: string; readonly kind: StaffDeviceKind; readonly stationId?: string; readonly table?: string },
) => callStaff(send, 'staff/devices', readCode, { method: 'post', json });

/** Creates another enrolment code for a device. */
export const codeForDevice = (send: Send, id: string) =>
  callStaff(send, `staff/devices/${id}/code`, readCode, { method: 'post' });

export const removeDevice = (send: Send, id: string) =>
  callStaff(send, `staff/devices/${id}`, readDone, { method: 'delete' });

/** Changes a device's name, a screen's station, or whether a shared device may order. */
export const changeDevice = (send: Send, id: string, json: DeviceChange) =>
  callStaff(send, `staff/devices/${id}`, readDone, { method: 'put', json });

/** Sends a command to a shared device. */
export const commandDevice = (send: Send, id: string, json: CommandToGive) =>
  callStaff(send, `staff/devices/${id}/commands`, readDone, { method: 'post', json });
