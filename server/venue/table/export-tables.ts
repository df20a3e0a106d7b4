// Tables of an exported venue: those in use now, in file form.
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { venueSchema } from '#contract/place/venue.ts';
import type { PublishedTable } from '../../store/place/published.ts';
import { replaceField } from '../json/replace-field.ts';

const fileSchema = v.object({ tables: venueSchema.entries.tables });

/** A table's entry in the file. The file's own code stays while it is valid. */
const entryOf = ({ name, code, orderType, room }: PublishedTable, own: string | undefined, withCodes: boolean) => ({
  name,
  ...((withCodes || own === code) && { code }),
  ...(orderType !== 'spot' && { orderType }),
  ...(room !== undefined && { room }),
});

/** `{ "name": "1", "code": "…" }`, formatted like handwritten JSON. */
const lineOf = (entry: object): string =>
  `{ ${Object.entries(entry)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

/**
 * Text of `venue.json` with the present tables; unchanged when no table changed. `withCodes`: includes codes made by the
 * server, so that printed codes work elsewhere.
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
