// Registry of tables: gives each table of a server to one journey only, for the server's lifetime.
import type { TestVenue, VenueTable } from './test-venues.ts';

export interface TestTable {
  readonly place: string;
  readonly name: string;
  /** The code in the table's address. */
  readonly code: string;
  /** Address of the table's code. */
  readonly url: string;
  /** Room number; empty for a table. */
  readonly room: string;
}

/** Order type of a table; `spot` is the default. */
type Kind = 'spot' | 'spot_browse' | 'room' | 'tablet_mode' | 'served_on_spot';

/** Tables with a fixed name that one file needs, for example because a picture shows the number; `next` skips them. */
const RESERVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  neven: { '1': 'every-screen.spec.ts' },
  'hotel-rila': { '201': 'every-screen.spec.ts' },
};

export interface Tables {
  /** Registers a venue; for a known venue, taken tables stay taken. */
  know(venue: Pick<TestVenue, 'slug' | 'tables'>): void;
  /** An unused table. Throws when all of the kind are taken. */
  next(place: string, kind?: Kind): TestTable;
  /** The table reserved for `file` under this name. Throws when it is not reserved or already taken. */
  reserved(place: string, name: string, file: string): TestTable;
}

export function createTables(): Tables {
  const free = new Map<string, VenueTable[]>();

  const tablesOf = (place: string): VenueTable[] => {
    const tables = free.get(place);
    if (!tables) throw new Error(`Nobody knows a table of ${place}: the server was not given this venue by a fixture.`);
    return tables;
  };
  const give = (place: string, isIt: (table: VenueTable) => boolean, otherwise: string): TestTable => {
    const tables = tablesOf(place);
    const at = tables.findIndex(isIt);
    const [table] = at < 0 ? [] : tables.splice(at, 1);
    if (!table) throw new Error(otherwise);
    const { name, code, room = '' } = table;
    return { place, name, code, url: `/${place}/t/${code}`, room };
  };

  return {
    know: ({ slug, tables }) => {
      if (!free.has(slug)) free.set(slug, [...tables]);
    },
    next: (place, kind = 'spot') =>
      give(
        place,
        ({ name, orderType = 'spot' }) => orderType === kind && RESERVED[place]?.[name] === undefined,
        `Every table of ${place} for ${kind} was given to a journey. Give the venue more in e2e/support/test-venues.ts.`,
      ),
    reserved: (place, name, file) => {
      const owner = RESERVED[place]?.[name];
      if (owner === undefined || !file.endsWith(`/${owner}`))
        throw new Error(`Table ${name} of ${place} is reserved for ${owner ?? 'nobody'}, not for ${file}.`);
      return give(place, (table) => table.name === name, `Table ${name} of ${place} was given to a journey already.`);
    },
  };
}
