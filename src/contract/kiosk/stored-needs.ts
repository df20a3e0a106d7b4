// What a guest needs to see and reach a device of the house, as it lies in its row.
import * as v from 'valibot';
import { GUEST_NEEDS, type GuestNeeds } from '#domain/kiosk/guest-needs.ts';

const needs = v.array(v.picklist(GUEST_NEEDS));

/** What cannot be read was not chosen. */
export const parseNeeds = (value: unknown): GuestNeeds => {
  const parsed = v.safeParse(needs, value);
  return parsed.success ? parsed.output : [];
};
