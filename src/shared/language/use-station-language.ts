import { useEffect } from 'react';
import type { Language } from '#domain/language/language.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

type Choose = (language: Language) => Promise<void>;

/** Language stores of screens that have started. A component would forget it: a change of texts mounts the pages anew. */
const started = new WeakSet<Choose>();

/**
 * A kitchen screen starts in the venue's language, whatever the device or browser is set to. A language that a cook chooses
 * holds until the screen starts again. `load`: loads the further catalog of its texts first, without which they would show
 * ids for a moment.
 */
export function useStationLanguage(isStation: boolean, load: Choose): void {
  const { place } = useMenu();
  const { language, choose } = useLanguage();
  const wanted = place.defaultLanguage;
  useEffect(() => {
    if (!isStation || started.has(choose)) return;
    if (language === wanted) {
      started.add(choose);
      return;
    }
    // When the texts cannot be loaded, the screen keeps its language.
    void load(wanted)
      .then(() => choose(wanted))
      .catch(() => undefined);
  }, [isStation, language, wanted, choose, load]);
}
