import { useEffect, useState } from 'react';
import type { BellState } from '#core/platform/service/bell.ts';
import { noteSoundAllowed, wasSoundAllowed } from '#core/platform/sound-memory.ts';

export interface Silence {
  /** silent: the notice asks for a touch; held: sound is on, and the notice only keeps its place; gone: no notice. */
  readonly stage: 'silent' | 'held' | 'gone';
  /** Call this function when a person presses the notice itself: a press on the notice may remove it. */
  readonly release: () => void;
  /** Sound was allowed in this tab before: a small line is enough. */
  readonly isBrief: boolean;
}

/**
 * Stage of the notice that a device has no sound. The first press anywhere allows sound. A notice that went with that press
 * would move the page under the finger, so it keeps its place until it is pressed or the page changes.
 * `at`: address of the page.
 */
export function useSilence(sound: BellState, at = ''): Silence {
  const [kept, setKept] = useState({ at, sound, stays: sound === 'silent' });
  const isSame = kept.at === at && kept.sound === sound;
  const stays = isSame ? kept.stays : sound === 'silent' || (kept.at === at && kept.stays);
  if (!isSame) setKept({ at, sound, stays });
  // Read once: the notice does not shrink under the finger that allows sound.
  const [isBrief] = useState(wasSoundAllowed);
  useEffect(() => {
    if (sound === 'ready') noteSoundAllowed();
  }, [sound]);
  return {
    stage: sound === 'silent' ? 'silent' : sound === 'ready' && stays ? 'held' : 'gone',
    release: () => setKept({ at, sound, stays: false }),
    isBrief,
  };
}
