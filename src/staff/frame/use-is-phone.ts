import { useCallback, useSyncExternalStore } from 'react';
import { followMedia } from '#core/platform/browser-hints.ts';

const PHONE = '(max-width: 40rem)';
const isMatched = (): boolean => globalThis.matchMedia?.(PHONE).matches ?? false;

/** Whether the window is as narrow as a phone's: a wide table would be cut off there. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => ('matchMedia' in globalThis ? followMedia(PHONE, onChange) : () => undefined),
      [],
    ),
    isMatched,
  );
