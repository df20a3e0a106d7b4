// The menu snapshot: what screens read. Its sources are handed in, so that a device that may not store lives from memory
// alone; a screen never reads the network.
import type { ApiFailure } from '#api/http.ts';
import { readAvailability } from '#db/availability-table.ts';
import { readClient } from '#db/client-table.ts';
import type { TablDatabase } from '#db/database.ts';
import { follow } from '#db/follow.ts';
import { readMenu, readMenuVersion, readTexts } from '#db/menu-table.ts';
import { offProducts } from '#domain/availability.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language.ts';
import { localizeMenu } from '#domain/localize-menu.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu-index.ts';
import type { Client, Place } from '#domain/place.ts';
import type { Settings } from '#domain/settings.ts';
import { type MenuRefreshDependencies, refreshClient, refreshMenu, refreshOtherLanguages } from '#sync/menu-refresh.ts';

export interface MenuSnapshot {
  readonly place: Place;
  readonly settings: Settings;
  /** In the guest's language where there are words for it. */
  readonly menu: Menu;
  readonly index: MenuIndex;
  readonly language: Language;
  /** Dishes that are off for now. */
  readonly off: ReadonlySet<ProductId>;
  /** Epoch ms, device clock. */
  readonly fetchedAt: number;
}

/** `unknown`: the server says that there is no such place. Else nothing is here, and asking failed. */
export type OpenFailure = 'unknown' | ApiFailure['kind'];

interface Source {
  readonly place: Place;
  readonly menu: Menu;
  readonly settings: Settings;
  readonly fetchedAt: number;
}

export interface MenuStore {
  /** From memory, else from the device, else from the network; the snapshot, or why there is none. */
  readonly open: (slug: string) => Promise<MenuSnapshot | OpenFailure>;
  readonly get: (slug: string) => MenuSnapshot | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the menu again where the server has another version. */
  readonly refresh: (slug: string) => Promise<boolean>;
  /** The words of the languages that are not on the device yet, behind everything else. */
  readonly completeLanguages: (slug: string) => Promise<void>;
  readonly client: () => Promise<Client | ApiFailure>;
}

export interface MenuStoreDependencies extends MenuRefreshDependencies {
  readonly language: { get: () => Language; subscribe: (listener: () => void) => () => void };
  readonly serverNow: () => number;
}

export function createMenuStore(dependencies: MenuStoreDependencies): MenuStore {
  const { db, language, serverNow } = dependencies;
  const snapshots = new Map<string, MenuSnapshot>();
  const sources = new Map<string, Source>();
  const rows = new Map<string, readonly AvailabilityRow[]>();
  const texts = new Map<string, MenuTexts>();
  const opening = new Map<string, Promise<MenuSnapshot | OpenFailure>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function build(slug: string): Promise<MenuSnapshot | undefined> {
    const source = sources.get(slug);
    if (!source) return undefined;
    const wanted = language.get();
    const words = await wordsFor(source, wanted);
    const menu = localizeMenu(source.menu, words, words ? wanted : source.place.defaultLanguage);
    const snapshot: MenuSnapshot = {
      ...source,
      menu,
      index: indexMenu(menu),
      language: wanted,
      off: offProducts(rows.get(slug) ?? [], serverNow()),
    };
    snapshots.set(slug, snapshot);
    tell();
    return snapshot;
  }

  async function wordsFor({ place, menu }: Source, wanted: Language): Promise<MenuTexts | undefined> {
    if (wanted === place.defaultLanguage || !place.languages.includes(wanted)) return undefined;
    const key = `${place.id}/${menu.version}/${wanted}`;
    const known = texts.get(key);
    if (known) return known;
    const stored = await readTexts(db, place.id, wanted).catch(() => undefined);
    if (stored?.version !== menu.version) return undefined;
    texts.set(key, stored);
    return stored;
  }

  async function fromDevice(slug: string): Promise<boolean> {
    const place = (await readClient(db))?.places.find((one) => one.slug === slug);
    const stored = place && (await readMenu(db, place.id));
    if (!place || !stored) return false;
    sources.set(slug, { place, menu: stored.menu, settings: stored.settings, fetchedAt: stored.fetchedAt });
    rows.set(slug, await readAvailability(db, place.id));
    return true;
  }

  async function fromNetwork(slug: string): Promise<OpenFailure | undefined> {
    const client = await refreshClient(dependencies);
    if (!client.ok) return client.error.kind;
    const place = client.value.places.find((one) => one.slug === slug);
    if (!place) return 'unknown';
    const fetched = await refreshMenu(dependencies, place, language.get());
    if (!fetched.ok) return fetched.error.kind;
    for (const one of fetched.value.texts) texts.set(`${place.id}/${one.version}/${one.language}`, one);
    sources.set(slug, { place, ...fetched.value, fetchedAt: dependencies.now() });
    rows.set(slug, await readAvailability(db, place.id).catch(() => []));
    return undefined;
  }

  async function openOnce(slug: string): Promise<MenuSnapshot | OpenFailure> {
    if (!(await fromDevice(slug).catch(() => false))) {
      const failure = await fromNetwork(slug);
      if (failure) return failure;
    }
    followPlace(slug);
    return (await build(slug)) ?? 'other';
  }

  /** Another tab, or the worker, may store a newer menu, or a dish may go off. */
  function followPlace(slug: string): void {
    const place = sources.get(slug)?.place;
    if (!place) return;
    followRows(db, place, async (found) => {
      rows.set(slug, found);
      await build(slug);
    });
    followMenu(db, place, async () => {
      if (await fromDevice(slug)) await build(slug);
    });
  }

  language.subscribe(() => {
    for (const slug of sources.keys()) {
      void build(slug).then(async (snapshot) => {
        // Words that are not on the device yet are fetched; until then the default language stands.
        const source = sources.get(slug);
        if (!snapshot || !source || (await wordsFor(source, language.get())) !== undefined) return;
        await refreshOtherLanguages(dependencies, source.place, source.place.defaultLanguage);
        await build(slug);
      });
    }
  });

  return {
    open: (slug) => {
      const known = snapshots.get(slug);
      if (known) return Promise.resolve(known);
      const running = opening.get(slug) ?? openOnce(slug).finally(() => opening.delete(slug));
      opening.set(slug, running);
      return running;
    },
    get: (slug) => snapshots.get(slug),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: async (slug) => {
      if ((await fromNetwork(slug)) !== undefined) return false;
      await build(slug);
      return true;
    },
    completeLanguages: async (slug) => {
      const source = sources.get(slug);
      if (!source) return;
      const { place, menu } = source;
      const others = place.languages.filter((one) => one !== place.defaultLanguage);
      const stored = await Promise.all(others.map((one) => readTexts(db, place.id, one).catch(() => undefined)));
      if (stored.every((one) => one?.version === menu.version)) return;
      await refreshOtherLanguages(dependencies, place, language.get()).catch(() => undefined);
    },
    client: async () => {
      const stored = await readClient(db).catch(() => undefined);
      const fresh = await refreshClient(dependencies).catch(() => undefined);
      if (fresh?.ok) return fresh.value;
      return stored ?? (fresh && !fresh.ok ? fresh.error : { kind: 'no_response' });
    },
  };
}

function followRows(db: TablDatabase, place: Place, onChange: (rows: AvailabilityRow[]) => Promise<void>): void {
  let isFirst = true;
  follow(
    () => readAvailability(db, place.id),
    (found) => {
      if (!isFirst) void onChange(found);
      isFirst = false;
    },
  );
}

function followMenu(db: TablDatabase, place: Place, onChange: () => Promise<void>): void {
  let known: string | undefined;
  follow(
    () => readMenuVersion(db, place.id),
    (version) => {
      if (known !== undefined && version !== undefined && version !== known) void onChange();
      known = version ?? known;
    },
  );
}
