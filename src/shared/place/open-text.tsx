import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { NextOpening } from '#domain/place/hours.ts';
import { formatDay, formatTime, formatWeekday } from '#ui/words/format-time.ts';

/** Whether a place is open and until when, or when it opens next: today, tomorrow, on a weekday, or never. [S4.12] */
export const OpenText = ({
  state,
  language,
  timeZone,
}: {
  readonly state:
    | { readonly open: true; readonly until: number }
    | { readonly open: false; readonly next: Pick<NextOpening, 'at' | 'when'> | undefined };
  readonly language: Language;
  readonly timeZone: string;
}) => {
  if (state.open) {
    if (!Number.isFinite(state.until)) return <Trans>Open</Trans>;
    const until = formatTime(state.until, timeZone);
    return <Trans>Open until {until}</Trans>;
  }
  if (!state.next) return <Trans>Closed</Trans>;
  const at = formatTime(state.next.at, timeZone);
  if (state.next.when === 'today') return <Trans>Opens at {at}</Trans>;
  if (state.next.when === 'tomorrow') return <Trans>Opens tomorrow at {at}</Trans>;
  const format = state.next.when === 'day' ? formatWeekday : formatDay;
  const day = format(state.next.at, language, timeZone);
  return (
    <Trans>
      Opens on {day} at {at}
    </Trans>
  );
};
