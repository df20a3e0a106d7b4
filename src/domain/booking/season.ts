// The part of every year in which something can be booked: a garden in summer, a ski hall in winter.
import { datesIn } from '../place/dated-hours.ts';

/** Days of every year, "05-01" and "09-30", both among them. `to` before `from` runs across the new year. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

/** "05-01/09-30"; undefined for text that names no days of every year. */
export const parseSeason = (text: string): Season | undefined => {
  const [from = '', to = '', ...more] = text.split('/');
  if (from.length !== 5 || to.length !== 5 || more.length > 0 || datesIn(text) === undefined) return undefined;
  return { from, to };
};

export const formatSeason = ({ from, to }: Season): string => `${from}/${to}`;

/** `day`: midnight of a date as if it were UTC. Without a season every day is within it. */
export const isInSeason = (day: number, season: Season | undefined): boolean => {
  if (!season) return true;
  const { from, to } = season;
  const date = new Date(day).toISOString().slice(5, 10);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
};
