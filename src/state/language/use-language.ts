import type { Language } from '#domain/language/language.ts';
import { useTabl } from '../tabl-context.tsx';
import { useStore } from '../use-store.ts';

export function useLanguage(): { readonly language: Language; readonly choose: (language: Language) => Promise<void> } {
  const { language } = useTabl();
  return { language: useStore(language, language.get), choose: language.choose };
}
