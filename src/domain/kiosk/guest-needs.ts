// Settings that make a shared device easier to see, hear and reach: the guest's own choice, gone with their visit.
import type { SharedKind } from './between-guests.ts';

/** Persisted: added to and never renamed. `lower`: all that is touched lies within reach of somebody who sits. */
export const GUEST_NEEDS = ['lower', 'larger', 'contrast', 'aloud'] as const;
export type GuestNeed = (typeof GUEST_NEEDS)[number];
export type GuestNeeds = readonly GuestNeed[];

/** Chooses one, or takes it back. */
export const toggleNeed = (needs: GuestNeeds, need: GuestNeed): GuestNeeds =>
  GUEST_NEEDS.filter((one) => needs.includes(one) !== (one === need));

/**
 * Settings that a device can offer: a tablet or a low screen is within reach anyway, and no browser reads aloud without a
 * voice.
 */
export const offeredNeeds = (
  kind: SharedKind,
  { hasVoice, isUpright }: { readonly hasVoice: boolean; readonly isUpright: boolean },
): GuestNeeds =>
  GUEST_NEEDS.filter((need) => (need !== 'lower' || (kind === 'kiosk' && isUpright)) && (need !== 'aloud' || hasVoice));
