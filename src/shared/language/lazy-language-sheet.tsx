import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

/** Includes Radix. */
export const LanguageSheet = lazyDialog(async () => (await import('./language-sheet.tsx')).LanguageSheet);
