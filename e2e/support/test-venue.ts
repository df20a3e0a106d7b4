// The venue that journeys order from: the demo bistro, open day and night, without the lunch discount, and with tables
// whose codes are known, so that a journey means the same at noon and at midnight.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PLACE = 'neven';
export const TABLES = 40;

/** What is printed on the wood. */
export const codeOf = (table: number): string => `journey-table-${String(table).padStart(2, '0')}-abcdefgh`;

/** Copies the demo folder and changes what depends on the hour. Gives the new folder. */
export function makeTestVenue(folder: string): string {
  const target = join(folder, 'venue');
  cpSync(`server/demo/${PLACE}`, target, { recursive: true });
  const path = join(target, 'venue.json');
  const venue = JSON.parse(readFileSync(path, 'utf8')) as {
    hours?: unknown;
    orderTypes: { discounts?: unknown }[];
    tables: unknown;
  };
  delete venue.hours;
  for (const orderType of venue.orderTypes) delete orderType.discounts;
  venue.tables = Array.from({ length: TABLES }, (_, at) => ({ name: String(at + 1), code: codeOf(at + 1) }));
  writeFileSync(path, JSON.stringify(venue));
  return target;
}
