// Data that a drawing of a page reads in place of a device: the slice that the page will carry, and nothing personal.
import type { PageSlice } from '#contract/menu/slice.ts';
import { snapshotOfSlice } from '#shared/menu/seeded-menus.ts';
import { createDrawnPage } from './drawn-page.ts';
import type { Tabl } from './tabl.ts';

const silent = () => () => undefined;
const nothing = async () => undefined;

/** A part that no drawing may touch: reading it names the part in an error. */
const absent = <T extends object>(name: string): T =>
  // A proxy of nothing has the type of what it stands for and no member of it.
  new Proxy({} as T, {
    get: (_, member) => {
      throw new Error(`A drawing has no ${name}: ${String(member)}`);
    },
  });

/** No database, no network, no clock of its own: two drawings of one slice are equal. */
export function drawnTabl(slice: PageSlice): Tabl {
  const { now, language } = slice;
  const snapshot = slice.place && snapshotOfSlice(slice.place, slice);
  const find = (slug: string) => (snapshot?.place.slug === slug ? snapshot : undefined);
  return {
    drawn: createDrawnPage(slice),
    database: async () => absent('database'),
    storage: { get: () => 'kept', subscribe: silent, heard: nothing, watch: nothing, stop: () => undefined },
    worksOffline: true,
    http: absent('network'),
    clock: { now: () => now, heard: () => undefined, learn: () => undefined, offset: () => undefined },
    deviceNow: () => now,
    serverNow: () => now,
    menus: {
      open: async (slug) => find(slug) ?? 'unknown',
      get: find,
      subscribe: silent,
      refresh: async () => false,
      completeLanguages: nothing,
      readAgain: nothing,
      refreshClient: nothing,
      stop: () => undefined,
    },
    language: { get: () => language, subscribe: silent, choose: nothing, suit: nothing },
    outbox: absent('outbox'),
    orderings: new Map(),
    connection: { isOnline: () => true, subscribe: silent, send: () => undefined, start: nothing },
    startWorker: nothing,
    startRest: nothing,
  };
}
