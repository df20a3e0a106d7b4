// When to say that the menu opens offline: once per device, when true, and with the next page, so that it does not
// interrupt the first one.
import { useCallback, useEffect, useState } from 'react';
import type { TablDatabase } from '#core/db/database.ts';
import { follow } from '#core/db/follow.ts';
import { readMenuVersion, readTextLanguages } from '#core/db/menu/menu-table.ts';
import { isOfflineSaid, noteOfflineSaid } from '#core/platform/offline-memory.ts';
import { keepOpenedPage } from '#core/platform/opened-page.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';

export interface OfflineNotice {
  /** Until it was read: a guest who turns the pages faster than the hint loads still gets it. */
  readonly isShown: boolean;
  /** To be called when the hint is on the screen; only then does the device remember it. */
  readonly noteShown: () => void;
}

/** `path`: of the open page; empty while the page has no room for the hint. Requests that the page be stored. */
export function useOfflineNotice(path: string): OfflineNotice {
  const opens = useOpensOffline();
  const [isOver, setOver] = useState(isOfflineSaid);
  const [isOnScreen, setOnScreen] = useState(false);
  const [readyOn, setReadyOn] = useState<string>();
  const [isDue, setDue] = useState(false);
  if (opens && readyOn === undefined) setReadyOn(path);
  if (readyOn !== undefined && !isDue && path !== '' && path !== readyOn) setDue(true);
  // Back from a page without room, the hint would be read twice.
  if (isOnScreen && path === '' && !isOver) setOver(true);
  const noteShown = useCallback(() => {
    noteOfflineSaid();
    setOnScreen(true);
  }, []);
  return { isShown: isDue && path !== '' && !isOver, noteShown };
}

/** Whether shell, page and menu are all on the device, in the current language. */
function useOpensOffline(): boolean {
  const { database } = useTabl();
  const { language } = useLanguage();
  const { place, menu, part } = useMenu();
  const [opens, setOpens] = useState(false);
  // Only the first version of the menu is waited for; a later one does not invalidate the hint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is kept once for each place and language.
  useEffect(() => {
    // The page brought only part of the menu, so the whole is not stored yet.
    if (part) return;
    let stop: (() => void) | undefined;
    let isHere = true;
    const isMenuStored = async (db: TablDatabase) => {
      if ((await readMenuVersion(db, place.id)) !== menu.version) return false;
      return language === place.defaultLanguage || !place.languages.includes(language)
        ? true
        : (await readTextLanguages(db, place.id)).includes(language);
    };
    const wait = async () => {
      const [db, isPageKept] = await Promise.all([database(), keepOpenedPage(language)]);
      // The menu is on the screen before it is stored.
      if (isHere && isPageKept) stop = follow(db, isMenuStored, (isStored) => isStored && setOpens(true));
    };
    void wait().catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [database, place.id, language, part]);
  return opens;
}
