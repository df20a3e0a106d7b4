// How the kitchen's screens are: whether each is heard of, and whether it can ring.
import type { Ring } from './rings.ts';

/** How often a screen says how it is. */
export const SCREEN_HEARTBEAT_MS = 15_000;
/** A minute and one heartbeat that came late. */
export const SILENT_AFTER_MS = 75_000;
/** A page that was just opened may not ring before it is touched. */
export const MUTE_AFTER_MS = 15_000;

/** As its browser says it. silent: it wants a touch first; none: the device has no sound. */
export const SCREEN_SOUNDS = ['ready', 'silent', 'none'] as const;
export type ScreenSound = (typeof SCREEN_SOUNDS)[number];

/** silent: it was not heard of for over a minute; mute: nothing rings there. Persisted: added to and never renamed. */
export const SCREEN_TROUBLES = ['silent', 'mute'] as const;
export type ScreenState = 'well' | (typeof SCREEN_TROUBLES)[number];

export interface TroubledScreen {
  readonly device: string;
  readonly name: string;
  readonly state: (typeof SCREEN_TROUBLES)[number];
  /** Epoch ms of the server's clock. */
  readonly since: number;
}

/** `muteSince`: since when nothing can ring there; null: it can. */
export const screenState = (
  { heardAt, muteSince }: { readonly heardAt: number; readonly muteSince: number | null },
  now: number,
): ScreenState => {
  if (now - heardAt > SILENT_AFTER_MS) return 'silent';
  return muteSince !== null && now - muteSince >= MUTE_AFTER_MS ? 'mute' : 'well';
};

/** Said once, as it begins. */
export const screenRings = (screens: readonly TroubledScreen[]): readonly Ring[] =>
  screens.map(({ device, state, since }) => ({ key: `screen ${device} ${state} ${since}`, kind: 'trouble' }));
