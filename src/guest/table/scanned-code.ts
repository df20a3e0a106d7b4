import { useCallback } from 'react';
import { scanNote } from '#core/platform/scan-note.ts';
import { useStore } from '#shared/use-store.ts';

const none = () => undefined;

/** The scanned table code of a place that is not answered yet; `undefined`: none. */
export const useScannedCode = (placeSlug: string): string | undefined =>
  useStore<string | undefined>(
    scanNote,
    useCallback(() => scanNote.codeAt(placeSlug), [placeSlug]),
    none,
  );

/** Stores a scanned code until the server has answered it. [S2.17] */
export const keepScannedCode = (placeSlug: string, code: string): void => scanNote.keep(placeSlug, code);

export const forgetScannedCode = (code: string): void => scanNote.forget(code);
