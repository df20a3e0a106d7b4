// Settings that a guest needs to see and reach a shared device, as their row stores them.
import * as v from 'valibot';
import { GUEST_NEEDS, type GuestNeeds } from '#domain/kiosk/guest-needs.ts';

const needs = v.array(v.picklist(GUEST_NEEDS));

/** Settings that cannot be read were not chosen. */
export const parseNeeds = (value: unknown): GuestNeeds => {
  const parsed = v.safeParse(needs, value);
  return parsed.success ? parsed.output : [];
};
