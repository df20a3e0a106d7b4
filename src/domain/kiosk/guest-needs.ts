// Accessibility settings of a shared device: chosen by the guest, cleared with their visit.
import type { SharedKind } from './between-guests.ts';

/** Persisted: values are added and never renamed. `lower`: all controls are within reach from a wheelchair or chair. */
export const GUEST_NEEDS = ['lower', 'larger', 'contrast', 'aloud'] as const;
export type GuestNeed = (typeof GUEST_NEEDS)[number];
export type GuestNeeds = readonly GuestNeed[];

export const toggleNeed = (needs: GuestNeeds, need: GuestNeed): GuestNeeds =>
  GUEST_NEEDS.filter((one) => needs.includes(one) !== (one === need));

/** Settings that a device can offer: a tablet or a low screen is within reach anyway, and reading aloud needs a voice. */
export const offeredNeeds = (
  kind: SharedKind,
  { hasVoice, isUpright }: { readonly hasVoice: boolean; readonly isUpright: boolean },
): GuestNeeds =>
  GUEST_NEEDS.filter((need) => (need !== 'lower' || (kind === 'kiosk' && isUpright)) && (need !== 'aloud' || hasVoice));
