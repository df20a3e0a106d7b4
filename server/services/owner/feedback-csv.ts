// Feedback of a range of days for spreadsheets, one row per answer. Built day by day, like the orders file.

import { dayLater, dayStart, daysBetween } from '#domain/owner/calendar-day.ts';
import { wallClockAt } from '#domain/place/clock-zone.ts';
import type { GivenFeedback } from '#domain/service/given-feedback.ts';
import { CSV_START, CSV_TYPE, csvRow } from '../../csv/write-csv.ts';
import { feedbackBetween } from '../../store/service/feedbacks.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

/** Documented in docs/api.md: column names never change, new columns come last. */
const COLUMNS = ['day', 'time', 'table', 'id', 'question', 'mark', 'answer', 'words'];

interface Days {
  readonly from: string;
  readonly to: string;
}

const NO_ANSWER = { title: undefined, score: undefined, option: undefined };

/** The guest's text is in the first row only. */
const rowsOf = ({ id, at, table, answers, text }: GivenFeedback, day: string, timeZone: string): string => {
  const time = new Date(wallClockAt(at, timeZone)).toISOString().slice(11, 16);
  return (answers.length > 0 ? answers : [NO_ANSWER])
    .map(({ title, score, option }, i) =>
      csvRow([day, time, table, id, title, score, option, i === 0 ? text : undefined]),
    )
    .join('');
};

async function* partsOf(
  { store }: Pick<Services, 'store'>,
  { id, document }: PublishedPlace,
  { from, to }: Days,
): AsyncGenerator<string> {
  const { timeZone } = document.place;
  yield CSV_START + csvRow(COLUMNS);
  for (let after = 0; after <= daysBetween(from, to); after += 1) {
    const day = dayLater(from, after);
    const instants = { from: dayStart(day, timeZone), until: dayStart(dayLater(day, 1), timeZone) };
    const said = await feedbackBetween(store.read, id, instants);
    const rows = said.toReversed().map((one) => rowsOf(one, day, timeZone));
    if (rows.length > 0) yield rows.join('');
  }
}

/** The file in one part per day, from first to last. */
export const feedbackCsv = (services: Pick<Services, 'store'>, place: PublishedPlace, days: Days) => {
  const { from, to } = days;
  return {
    name: `feedback-${place.document.place.slug}-${from === to ? from : `${from}_${to}`}.csv`,
    type: CSV_TYPE,
    parts: partsOf(services, place, days),
  };
};
