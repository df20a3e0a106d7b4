// Replaces a device's data during server rendering: the slice that the page will carry, without personal data.
import type { PageSlice } from '#contract/menu/slice.ts';
import { snapshotOfSlice } from '#shared/menu/seeded-menus.ts';
import { createDrawnPage } from './drawn-page.ts';
import type { Tabl } from './tabl.ts';

const silent = () => () => undefined;
const nothing = async () => undefined;

/** A dependency that server rendering must not use: reading it throws an error that names it. */
const absent = <T extends object>(name: string): T =>
  // The empty proxy has the stand-in's type and none of its members.
  new Proxy({} as T, {
    get: (_, member) => {
      throw new Error(`A drawing has no ${name}: ${String(member)}`);
    },
  });

/** Has no database, network or clock, so that two renderings of one slice are equal. */
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
