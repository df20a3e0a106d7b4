import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguage } from '#domain/language/language.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';

/** The next time that can be had, in the place of one that cannot. `at`: epoch ms. */
export const NextTimeWords = ({ at, timeZone }: { readonly at: number; readonly timeZone: string }) => {
  const { i18n } = useLingui();
  const day = formatDay(at, isLanguage(i18n.locale) ? i18n.locale : 'en', timeZone);
  const time = formatTime(at, timeZone);
  return (
    <Trans>
      The next free time: {day}, {time}.
    </Trans>
  );
};
