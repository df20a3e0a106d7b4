// Alerts of a staff screen: a sound per kind, vibration if supported, a number on the app's icon.
import type { RingKind } from '#domain/service/rings.ts';

/** silent: the browser needs a touch first; none: this device has no sound. */
export type BellState = 'ready' | 'silent' | 'none';

export interface Bell {
  readonly state: () => BellState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ring: (kind: RingKind) => void;
  /** Call this function in a press: browsers allow sound from then on. */
  readonly unlock: () => void;
  /** Number on the app's icon; 0 removes it. */
  readonly count: (waiting: number) => void;
  readonly close: () => void;
}

/** In seconds and hertz. Distinguishable by rhythm, in a noisy room too. */
const TUNES: Readonly<Record<RingKind, readonly (readonly [at: number, hertz: number])[]>> = {
  call: [
    [0, 1319],
    [0.28, 1047],
  ],
  bill: [
    [0, 880],
    [0.14, 1109],
    [0.28, 1319],
  ],
  new: [
    [0, 988],
    [0.22, 1319],
    [0.44, 1568],
  ],
  void: [
    [0, 440],
    [0.2, 370],
    [0.5, 440],
    [0.7, 370],
  ],
  changed: [
    [0, 659],
    [0.35, 659],
  ],
  ready: [[0, 1760]],
  due: [
    [0, 1319],
    [0.28, 1047],
    [0.56, 1047],
  ],
  // Like a drawer that sticks: three low knocks, and a release.
  paper: [
    [0, 523],
    [0.18, 523],
    [0.36, 523],
    [0.66, 698],
  ],
  // Knocks on a door: two knocks, twice.
  lock: [
    [0, 587],
    [0.14, 587],
    [0.6, 587],
    [0.74, 587],
  ],
  trouble: [
    [0, 523],
    [0.3, 392],
  ],
  unseen: [
    [0, 784],
    [0.16, 784],
    [0.32, 784],
    [0.6, 988],
    [0.76, 988],
    [0.92, 988],
  ],
};
const NOTE_SECONDS = 0.9;
const LOUDNESS = 0.5;
/** A bell has overtones that decay faster. */
const PARTIALS = [
  [1, 1],
  [2.76, 0.35],
  [5.4, 0.12],
] as const;
const SHAKE = [180, 90, 180];

const strike = (audio: AudioContext, at: number, hertz: number): void => {
  for (const [times, share] of PARTIALS) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz * times;
    volume.gain.setValueAtTime(LOUDNESS * share, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS / times);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + NOTE_SECONDS);
  }
};

/** An installed app, or a screen in kiosk mode: such windows may play sound before the first touch. */
const isOwnWindow = (): boolean =>
  ['standalone', 'fullscreen'].some((mode) => globalThis.matchMedia?.(`(display-mode: ${mode})`).matches);

/** Plays a sound once the browser allows sounds: in an installed app, or after a touch. */
export function createBell(): Bell {
  const listeners = new Set<() => void>();
  const hasSound = 'AudioContext' in globalThis;
  let audio: AudioContext | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Browsers log a warning for a context that is made before a touch. A finger counts once lifted, a mouse when pressed.
  const unlock = () => {
    if (!hasSound || (navigator.userActivation?.hasBeenActive === false && !isOwnWindow())) return;
    if (!audio) {
      audio = new AudioContext();
      audio.addEventListener('statechange', tell);
      if (audio.state === 'running') tell();
    }
    void audio.resume().catch(() => undefined);
  };
  // Any touch unlocks the sound, so that no button is needed.
  const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;
  for (const gesture of gestures) document.addEventListener(gesture, unlock);
  if (navigator.userActivation?.hasBeenActive || isOwnWindow()) unlock();
  return {
    state: () => (!hasSound ? 'none' : audio?.state === 'running' ? 'ready' : 'silent'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ring: (kind) => {
      if (audio?.state === 'running')
        for (const [at, hertz] of TUNES[kind]) strike(audio, audio.currentTime + at, hertz);
      // Not supported everywhere; browsers block and log vibration before the first touch.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
    },
    unlock,
    count: (waiting) => {
      const shown = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
      shown?.catch(() => undefined);
    },
    close: () => {
      for (const gesture of gestures) document.removeEventListener(gesture, unlock);
      void audio?.close().catch(() => undefined);
      navigator.clearAppBadge?.().catch(() => undefined);
    },
  };
}
