// The registry of tables: it gives each table of a server to one journey, and to no other one for as long as the server
// lives.
import type { TestVenue, VenueTable } from './test-venues.ts';

export interface TestTable {
  readonly place: string;
  readonly name: string;
  /** The code in its address. */
  readonly code: string;
  /** The address that its code leads to. */
  readonly url: string;
  /** Number of the room; empty for a table. */
  readonly room: string;
}

/** How one orders at a table; `spot` is any table of a place that says nothing else. */
type Kind = 'spot' | 'spot_browse' | 'room' | 'tablet_mode' | 'served_on_spot';

/**
 * Tables whose name is part of what a journey looks at, and the only file that may sit there: `next` passes them over.
 * A picture shows the number of its table.
 */
const RESERVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  neven: { '1': 'every-screen.spec.ts' },
  'hotel-rila': { '201': 'every-screen.spec.ts' },
};

export interface Tables {
  /** The server has this venue from now on; one that it had already keeps who sits there. */
  know(venue: Pick<TestVenue, 'slug' | 'tables'>): void;
  /** A table where nobody has sat. Throws where all of this kind were given. */
  next(place: string, kind?: Kind): TestTable;
  /** The table of this name, which is reserved for `file`. Throws where it is not, or was given already. */
  reserved(place: string, name: string, file: string): TestTable;
}

/** The tables of one server. */
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
