// When to say that the menu opens offline: once per device, when true, and with the next page, so that the page being read
// does not shift.
import { useEffect, useState } from 'react';
import { readMenuVersion, readTextLanguages } from '#core/db/menu/menu-table.ts';
import { isOfflineSaid, noteOfflineSaid } from '#core/platform/offline-memory.ts';
import { keepOpenedPage } from '#core/platform/opened-page.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';

/**
 * `path`: of the open page; empty while the page has no room for the hint. Requests that the page be stored, and returns true
 * when this page shows the hint.
 */
export function useOfflineNotice(path: string): boolean {
  const opens = useOpensOffline();
  const [isSaid] = useState(isOfflineSaid);
  const [readyOn, setReadyOn] = useState<string>();
  const [saidOn, setSaidOn] = useState<string>();
  const [seen] = useState(() => new Set(['']));
  if (opens && readyOn === undefined) setReadyOn(path);
  // A page that the guest returns to keeps its position, so it does not get the hint.
  if (readyOn !== undefined && saidOn === undefined && path !== readyOn && !seen.has(path)) setSaidOn(path);
  const isShown = !isSaid && saidOn === path;
  useEffect(() => {
    seen.add(path);
  }, [seen, path]);
  useEffect(() => {
    if (isShown) noteOfflineSaid();
  }, [isShown]);
  return isShown;
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
    let isHere = true;
    const isStored = async () => {
      const [db, isPageKept] = await Promise.all([database(), keepOpenedPage(language)]);
      if (!isPageKept || (await readMenuVersion(db, place.id)) !== menu.version) return false;
      return language === place.defaultLanguage || !place.languages.includes(language)
        ? true
        : (await readTextLanguages(db, place.id)).includes(language);
    };
    void isStored()
      .catch(() => false)
      .then((found) => {
        if (isHere && found) setOpens(true);
      });
    return () => {
      isHere = false;
    };
  }, [database, place.id, language, part]);
  return opens;
}
