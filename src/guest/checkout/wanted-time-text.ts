import { useLingui } from '@lingui/react/macro';
import { isLanguage } from '#domain/language/language.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import { wallClockAt } from '#domain/place/clock-zone.ts';
import { placeTime } from '#domain/place/hours.ts';
import { instantsOf } from '#domain/place/wall-instants.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** "UTC+2", "UTC+5:30": distinguishes two equal local times of a day. `offset` is in minutes. */
export const offsetText = (offset: number): string => {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
};

/** Local time of the place, "19:00"; a time that occurs twice that day has its offset, "03:30 (UTC+3)". */
const clockText = (at: number, timeZone: string): string => {
  const wall = wallClockAt(at, timeZone);
  const isTwice = instantsOf(wall, timeZone).length > 1;
  return isTwice ? `${formatTime(at, timeZone)} (${offsetText((wall - at) / MINUTE)})` : formatTime(at, timeZone);
};

/** Formats the wanted time of an order: "Today at 19:00", "Tomorrow at 12:30", "Tue, Nov 24 at 18:15". */
export const useWantedTimeTexts = (timeZone: string, now: number): ((wantedAt: number | undefined) => string) => {
  const { t, i18n } = useLingui();
  return (wantedAt) => {
    if (wantedAt === undefined) return t`As soon as possible`;
    const time = clockText(wantedAt, timeZone);
    const dayOf = (at: number) => Date.parse(placeTime(at, timeZone).date);
    const ahead = (dayOf(wantedAt) - dayOf(now)) / DAY;
    if (ahead === 0) return t`Today at ${time}`;
    if (ahead === 1) return t`Tomorrow at ${time}`;
    const day = formatDay(wantedAt, isLanguage(i18n.locale) ? i18n.locale : 'en', timeZone);
    return t`${day} at ${time}`;
  };
};

/** Text of a time behind a colon: "today at 19:00". */
export const useLaterTimeTexts = (timeZone: string, now: number): ((at: number | undefined) => string) => {
  const { i18n } = useLingui();
  const textOf = useWantedTimeTexts(timeZone, now);
  return (at) => midPhrase(textOf(at), isLanguage(i18n.locale) ? i18n.locale : undefined);
};
