import { useEffect } from 'react';
import { keepStationLanguage, readStationLanguage } from '#core/platform/station-language.ts';
import type { Language } from '#domain/language/language.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

type Choose = (language: Language) => Promise<void>;

/** Device ids of the screens that have started. A component would forget it: a change of texts mounts the pages anew. */
const started = new WeakMap<Choose, string>();

/**
 * A kitchen screen starts in the language that a cook chose on it before, otherwise in the venue's, whatever the device or
 * browser is set to. `deviceId`: the kitchen screen's; `undefined` for a person. `load`: loads the further catalog of its
 * texts first, without which they would show ids for a moment.
 */
export function useStationLanguage(deviceId: string | undefined, load: Choose): void {
  const { place } = useMenu();
  const { language, choose } = useLanguage();
  useEffect(() => {
    if (deviceId === undefined) return;
    if (started.get(choose) === deviceId) {
      keepStationLanguage(deviceId, language);
      return;
    }
    const wanted = readStationLanguage(deviceId) ?? place.defaultLanguage;
    if (language === wanted) {
      started.set(choose, deviceId);
      return;
    }
    // When the texts cannot be loaded, the screen keeps its language.
    void load(wanted)
      .then(() => choose(wanted))
      .catch(() => undefined);
  }, [deviceId, language, place.defaultLanguage, choose, load]);
}
