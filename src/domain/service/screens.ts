// State of kitchen screens: whether each one reports, and whether it can ring.
import type { Ring } from './rings.ts';

/** Heartbeat interval of a screen. */
export const SCREEN_HEARTBEAT_MS = 15_000;
/** A minute plus one late heartbeat. */
export const SILENT_AFTER_MS = 75_000;
/** A newly opened page cannot ring before its first touch. */
export const MUTE_AFTER_MS = 15_000;

/** As reported by its browser. silent: needs a touch first; none: the device has no sound. */
export const SCREEN_SOUNDS = ['ready', 'silent', 'none'] as const;
export type ScreenSound = (typeof SCREEN_SOUNDS)[number];

/** silent: no heartbeat for over a minute; mute: it cannot ring. Persisted: values are added and never renamed. */
export const SCREEN_TROUBLES = ['silent', 'mute'] as const;
export type ScreenState = 'well' | (typeof SCREEN_TROUBLES)[number];

export interface TroubledScreen {
  readonly device: string;
  readonly name: string;
  readonly state: (typeof SCREEN_TROUBLES)[number];
  /** Epoch ms of the server's clock. */
  readonly since: number;
}

/** `muteSince`: since when the screen cannot ring; null: the screen can ring. */
export const screenState = (
  { heardAt, muteSince }: { readonly heardAt: number; readonly muteSince: number | null },
  now: number,
): ScreenState => {
  if (now - heardAt > SILENT_AFTER_MS) return 'silent';
  return muteSince !== null && now - muteSince >= MUTE_AFTER_MS ? 'mute' : 'well';
};

/** Key of one trouble from its begin to its end. */
export const screenKey = ({ device, state, since }: TroubledScreen): string => `screen ${device} ${state} ${since}`;

/** Rings once, when the trouble begins. */
export const screenRings = (screens: readonly TroubledScreen[]): readonly Ring[] =>
  screens.map((screen) => ({ key: screenKey(screen), kind: 'trouble' }));
