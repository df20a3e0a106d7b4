import { useCallback } from 'react';
import { scanNote } from '#core/platform/scan-note.ts';
import { useStore } from '#shared/use-store.ts';

const none = () => undefined;

/** The table's code that was scanned at a place and has not been answered; undefined: none waits. */
export const useScannedCode = (placeSlug: string): string | undefined =>
  useStore<string | undefined>(
    scanNote,
    useCallback(() => scanNote.codeAt(placeSlug), [placeSlug]),
    none,
  );

/** Remembers a scanned code until it is answered. [S2.17] */
export const keepScannedCode = (placeSlug: string, code: string): void => scanNote.keep(placeSlug, code);

export const forgetScannedCode = (code: string): void => scanNote.forget(code);
