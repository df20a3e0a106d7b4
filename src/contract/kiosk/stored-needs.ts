// Accessibility settings of a guest on a shared device, as stored in their row.
import * as v from 'valibot';
import { GUEST_NEEDS, type GuestNeeds } from '#domain/kiosk/guest-needs.ts';

const needs = v.array(v.picklist(GUEST_NEEDS));

/** Unreadable settings count as not chosen. */
export const parseNeeds = (value: unknown): GuestNeeds => {
  const parsed = v.safeParse(needs, value);
  return parsed.success ? parsed.output : [];
};
