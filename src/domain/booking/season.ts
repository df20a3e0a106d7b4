// Yearly season in which something can be booked: a garden in summer, a ski hall in winter.
import { datesIn } from '../place/dated-hours.ts';

/** Days of each year, "05-01" to "09-30", both inclusive. `to` before `from` spans the new year. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

/** Parses "05-01/09-30"; undefined for any other text. */
export const parseSeason = (text: string): Season | undefined => {
  const [from = '', to = '', ...more] = text.split('/');
  if (from.length !== 5 || to.length !== 5 || more.length > 0 || datesIn(text) === undefined) return undefined;
  return { from, to };
};

export const formatSeason = ({ from, to }: Season): string => `${from}/${to}`;

/** `day`: midnight of a date as if it were UTC. Without a season each day matches. */
export const isInSeason = (day: number, season: Season | undefined): boolean => {
  if (!season) return true;
  const { from, to } = season;
  const date = new Date(day).toISOString().slice(5, 10);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
};
