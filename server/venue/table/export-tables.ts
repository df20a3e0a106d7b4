// The tables of an exported venue: those that are in use now, as the file would have them.
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { venueSchema } from '#contract/place/venue.ts';
import type { PublishedTable } from '../../store/place/published.ts';
import { replaceField } from '../json/replace-field.ts';

const fileSchema = v.object({ tables: venueSchema.entries.tables });

/** Entry of a table in the file. A code of the file's own stays there while it is valid. */
const entryOf = ({ name, code, orderType, room }: PublishedTable, own: string | undefined, withCodes: boolean) => ({
  name,
  ...((withCodes || own === code) && { code }),
  ...(orderType !== 'spot' && { orderType }),
  ...(room !== undefined && { room }),
});

/** `{ "name": "1", "code": "…" }`, as people write it. */
const lineOf = (entry: object): string =>
  `{ ${Object.entries(entry)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

/**
 * The text of `venue.json` with the tables as they are now; letter for letter the one that was imported where nothing of
 * them has changed. `withCodes`: codes that the server made stand in it, so that what is printed works elsewhere.
 */
export const withTables = (text: string, tables: readonly PublishedTable[], withCodes: boolean): string => {
  const file = v.parse(fileSchema, JSON.parse(text.replace(/^\uFEFF/, ''))).tables;
  const codes = new Set(file.flatMap(({ code }) => code ?? []));
  const entries = tables.map((table) =>
    entryOf(table, codes.has(table.code ?? '') ? table.code : undefined, withCodes),
  );
  const written = file.map(({ name, code, orderType, room }) =>
    entryOf({ name, code: code ?? '', orderType, room }, code, false),
  );
  if (isDeepStrictEqual(entries, written)) return text;
  const value = entries.length === 0 ? '[]' : `[\n    ${entries.map(lineOf).join(',\n    ')}\n  ]`;
  return replaceField(text, 'tables', value);
};
