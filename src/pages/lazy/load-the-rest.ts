import { categoryParts } from './lazy-category.tsx';
import { categoryDialogs } from './lazy-category-dialogs.tsx';
import { dialogs } from './lazy-dialogs.tsx';
import { dietParts, dietRules } from './lazy-diet.tsx';
import { hoursParts } from './lazy-hours.tsx';
import { installParts } from './lazy-install.tsx';
import { installDialogs } from './lazy-install-dialogs.tsx';
import { pages } from './lazy-pages.tsx';
import { loadParts } from './lazy-part.tsx';
import { serviceParts } from './lazy-service.tsx';

/**
 * Loads all remaining parts once the page has come to rest: a network that dies then must not take "Send to kitchen"
 * with it, with a worker or without. The keyboard's short way and the edges for few colours come first.
 */
export const loadTheRest = (): Promise<void> => {
  void import('#ui/look/forced-colors.css').catch(() => undefined);
  void import('#ui/layout/roving-focus.ts').then(({ startRovingFocus }) => startRovingFocus()).catch(() => undefined);
  return loadParts(
    pages,
    serviceParts,
    categoryParts,
    categoryDialogs,
    dialogs,
    dietParts,
    dietRules,
    hoursParts,
    installParts,
    installDialogs,
  );
};
