import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

/** Radix comes with it. */
export const LanguageSheet = lazyDialog(async () => (await import('./language-sheet.tsx')).LanguageSheet);
