import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';

/** Language of the loaded texts, for dates and amounts beside them. */
export const useTextLanguage = (): Language => {
  const { i18n } = useLingui();
  return isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
};
