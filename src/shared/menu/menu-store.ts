// The open menus of this page. Their sources are injected, so that a device without storage works from memory; a screen
// never reads the network.
import type { ApiFailure } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { MenuRefreshDependencies } from '#core/sync/menu/menu-refresh.ts';
import { landAvailability } from '#domain/availability/availability.ts';
import { offeredLanguages } from '#domain/language/first-language.ts';
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow, MenuTexts } from '#domain/menu/menu.ts';
import type { Client, Place } from '#domain/place/place.ts';
import { fail, type Result } from '#domain/result.ts';
import type { LanguageStore } from '#shared/language/language-store.ts';
import { onceThere } from '#shared/loading.ts';
import { clockFor, layerFor } from './menu-layers.ts';
import type { MenuReading } from './menu-reading.ts';
import { createSnapshotBuilder, type MenuSnapshot, type MenuSource, nextReturn } from './menu-snapshot.ts';

/** `unknown`: the server says that the place does not exist. Otherwise the device has no menu and the request failed. */
export type OpenFailure = 'unknown' | ApiFailure['kind'];

export interface MenuStore {
  /** Opens from memory, else the device, else the network; returns the snapshot or the failure. Never rejects. */
  readonly open: (slug: string) => Promise<MenuSnapshot | OpenFailure>;
  readonly get: (slug: string) => MenuSnapshot | undefined;
  /** The part of the menu that a server-drawn page brought. */
  readonly drawn?: (slug: string) => MenuSnapshot | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reads an open menu again if the server's version differs; `version` is the server's, when known. Returns false when the
   * server could not be asked or the answer not read. Never rejects.
   */
  readonly refresh: (slug: string, version?: string) => Promise<boolean>;
  /** Fetches the texts of languages missing on the device, with low priority. Never rejects. */
  readonly completeLanguages: (slug: string) => Promise<void>;
  /** Reads every open menu again, whatever its version, because the device lost them. Never rejects. */
  readonly readAgain: () => Promise<void>;
  /** Reads the owner with its places again. Never rejects. */
  readonly refreshClient: () => Promise<void>;
  /** Stops the store's timers and live queries. */
  readonly stop: () => void;
}

export interface MenuStoreDependencies extends Omit<MenuRefreshDependencies, 'db'> {
  readonly database: () => Promise<TablDatabase>;
  readonly language: Pick<LanguageStore, 'get' | 'subscribe' | 'suit'>;
  readonly serverNow: () => number;
  /** Called whenever the owner was read from the server. */
  readonly onClient: (client: Client) => void;
}

interface OpenMenu {
  source: MenuSource;
  rows: readonly AvailabilityRow[];
  /** Texts of the source's version. */
  words: Map<Language, MenuTexts>;
  readonly build: ReturnType<typeof createSnapshotBuilder>;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** Maximum interval between checks of off items, for a device that slept or whose clock was set. */
const LONGEST_TIMER_MS = 600_000;
const NEVER = Number.POSITIVE_INFINITY;

export function createMenuStore(dependencies: MenuStoreDependencies): MenuStore {
  const { database, language, serverNow } = dependencies;
  /** Database and network, whose code loads after the first paint. */
  const reading = onceThere(async () => {
    const [db, { createMenuReading }] = await Promise.all([database(), import('./menu-reading.ts')]);
    return createMenuReading({ ...dependencies, db });
  });
  /** `undefined` when reading fails. */
  const readFrom = <T>(read: (ways: MenuReading) => Promise<T>): Promise<T | undefined> =>
    reading()
      .then(read)
      .catch(() => undefined);
  const snapshots = new Map<string, MenuSnapshot>();
  const menus = new Map<string, OpenMenu>();
  const opening = new Map<string, Promise<MenuSnapshot | OpenFailure>>();
  const turns = new Map<string, Promise<unknown>>();
  const storing = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();
  const stops: (() => void)[] = [];
  let isStopped = false;

  /**
   * Serialises the reads of one place's menu: the next starts when the last result is stored, so that it finds stored data
   * and never overwrites newer data.
   */
  function inTurn<T>(slug: string, work: () => Promise<T>): Promise<T> {
    const turn = Promise.resolve(turns.get(slug)).then(work);
    const end = () => storing.get(slug);
    turns.set(slug, turn.then(end, end));
    return turn;
  }

  async function show(slug: string, open: OpenMenu): Promise<MenuSnapshot> {
    for (;;) {
      const { source } = open;
      const wanted = language.get();
      const words = await wordsFor(open, wanted);
      const lay = await layerFor(open.rows);
      const clock = await clockFor(source);
      // Another menu or language was chosen meanwhile; only the latest is shown.
      if (open.source !== source || language.get() !== wanted) continue;
      const now = serverNow();
      const shut = clock?.(source.menu, source.place.timeZone, now);
      const rows = shut ? [...open.rows, ...shut.rows] : open.rows;
      const snapshot = open.build({ source, language: wanted, words, rows, lay, now });
      snapshots.set(slug, snapshot);
      clearTimeout(open.timer);
      const back = Math.min(nextReturn(open.rows, now) ?? NEVER, shut?.turn ?? NEVER);
      if (back < NEVER) {
        open.timer = setTimeout(() => void show(slug, open), Math.min(back - now + 1, LONGEST_TIMER_MS));
      }
      for (const listener of listeners) listener();
      return snapshot;
    }
  }

  async function wordsFor({ source, words }: OpenMenu, wanted: Language): Promise<MenuTexts | undefined> {
    const { place, menu } = source;
    if (!isTranslation(place, wanted)) return undefined;
    const known = words.get(wanted) ?? (await readFrom((ways) => ways.readTexts(place.id, wanted)));
    if (known?.version !== menu.version) return undefined;
    words.set(wanted, known);
    return known;
  }

  function put(slug: string, source: MenuSource, rows: readonly AvailabilityRow[] | undefined): OpenMenu {
    const open = menus.get(slug);
    if (!open) {
      const made: OpenMenu = { source, rows: rows ?? [], words: new Map(), build: createSnapshotBuilder() };
      menus.set(slug, made);
      followPlace(slug, made);
      return made;
    }
    if (open.source.menu.version !== source.menu.version) open.words = new Map();
    // An unchanged place stays the same object, so that its listeners do not restart for a new menu.
    open.source = samePlace(open.source, source);
    open.rows = rows ?? open.rows;
    return open;
  }

  async function fromDevice(slug: string): Promise<OpenMenu | undefined> {
    const found = await (await reading()).readPlace(slug);
    if (!found) return undefined;
    const { rows, ...source } = found;
    return put(slug, source, rows);
  }

  async function freshClient(): Promise<Result<Client, ApiFailure>> {
    // The code for the request loads over the same network.
    const client = (await readFrom((ways) => ways.refreshClient())) ?? fail({ kind: 'no_response' });
    if (client.ok) dependencies.onClient(client.value);
    return client;
  }

  async function fromNetwork(slug: string): Promise<OpenMenu | OpenFailure> {
    const before = menus.get(slug)?.rows ?? [];
    const ways = await reading().catch(() => undefined);
    if (!ways) return 'no_response';
    // In parallel, because on a slow network each request costs a third of a second.
    const asked = ways.askMenu(slug, [language.get()]);
    const client = await freshClient();
    if (!client.ok) return client.error.kind;
    const place = client.value.places.find((one) => one.slug === slug);
    if (!place) return 'unknown';
    const fetched = await ways.refreshMenu(place, asked);
    if (!fetched.ok) return fetched.error.kind;
    const { menu, settings, texts, availability, stored } = fetched.value;
    storing.set(slug, stored);
    const open = put(
      slug,
      { place, menu, settings, fetchedAt: dependencies.now() },
      availability && landAvailability(availability, before, menus.get(slug)?.rows ?? []),
    );
    for (const one of texts) open.words.set(one.language, one);
    return open;
  }

  async function openOnce(slug: string): Promise<MenuSnapshot | OpenFailure> {
    const open =
      (await fromDevice(slug).catch(() => undefined)) ??
      (await inTurn(slug, () => fromNetwork(slug)).catch(() => 'other' as const));
    return typeof open === 'string' ? open : show(slug, open);
  }

  /** Runs before a place's first paint, so that no other language shows first. */
  async function suited(slug: string, opened: MenuSnapshot | OpenFailure): Promise<MenuSnapshot | OpenFailure> {
    const open = menus.get(slug);
    if (typeof opened === 'string' || !open) return opened;
    await language.suit(offeredLanguages(opened.place, opened.settings.firstLanguage));
    return opened.language === language.get() ? opened : show(slug, open);
  }

  async function readAgain(slug: string): Promise<boolean> {
    const open = await fromNetwork(slug).catch(() => 'other' as const);
    if (typeof open === 'string') return false;
    await show(slug, open);
    return true;
  }

  /** Another tab or the worker may store a newer menu, or a dish may go off. */
  function followPlace(slug: string, open: OpenMenu): void {
    const { id } = open.source.place;
    const follow = ({ followAvailability, followVersion }: MenuReading) => {
      if (isStopped) return;
      stops.push(
        followAvailability(id, (rows) => {
          if (sameRows(rows, open.rows)) return;
          open.rows = rows;
          void show(slug, open);
        }),
        followVersion(id, (version) => {
          void inTurn(slug, async () =>
            version === undefined || version === open.source.menu.version ? undefined : fromDevice(slug),
          ).then(
            (found) => found && show(slug, found),
            () => undefined,
          );
        }),
      );
    };
    void reading().then(follow, () => undefined);
  }

  const unsubscribe = language.subscribe(() => {
    for (const [slug, open] of menus) {
      // Fetches missing texts; until then the default language is shown.
      const complete = async () => {
        const wanted = language.get();
        if (isTranslation(open.source.place, wanted) && !open.words.has(wanted)) await readAgain(slug);
      };
      void show(slug, open).then(() => inTurn(slug, complete));
    }
  });

  return {
    open: async (slug) => {
      const known = snapshots.get(slug);
      if (known) return suited(slug, known);
      const running = opening.get(slug) ?? openOnce(slug).finally(() => opening.delete(slug));
      opening.set(slug, running);
      return suited(slug, await running);
    },
    get: (slug) => snapshots.get(slug),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: (slug, version) =>
      inTurn(slug, async () => {
        const place = menus.get(slug)?.source.place;
        if (!place) return false;
        const stored = await readFrom((ways) => ways.readVersion(place.id));
        // A menu that could not be stored is compared with the shown one.
        const known = stored ?? menus.get(slug)?.source.menu.version;
        const served = version ?? (await readFrom((ways) => ways.servedVersion(place)));
        return served !== undefined && (served === known || readAgain(slug));
      }),
    completeLanguages: (slug) => inTurn(slug, () => completeLanguages(slug)),
    refreshClient: async () => void (await freshClient()),
    readAgain: async () =>
      void (await Promise.all([...menus.keys()].map((slug) => inTurn(slug, () => readAgain(slug))))),
    stop: () => {
      isStopped = true;
      unsubscribe();
      for (const stop of stops.splice(0)) stop();
      for (const { timer } of menus.values()) clearTimeout(timer);
    },
  };

  async function completeLanguages(slug: string): Promise<void> {
    const open = menus.get(slug);
    if (!open) return;
    const { place, menu } = open.source;
    const ways = await reading().catch(() => undefined);
    if (!ways) return;
    const stored = await ways.readTextLanguages(place.id).catch((): readonly Language[] => []);
    const missing = place.languages.filter(
      (one) => isTranslation(place, one) && !stored.includes(one) && !open.words.has(one),
    );
    if (missing.length === 0) return;
    const fetched = await ways.refreshTexts(place, missing);
    if (!fetched.ok || open.source.menu.version !== menu.version) return;
    if (fetched.value.some((one) => one.version !== menu.version)) return void (await readAgain(slug));
    for (const one of fetched.value) open.words.set(one.language, one);
    await show(slug, open);
  }
}

const isTranslation = ({ defaultLanguage, languages }: Place, wanted: Language): boolean =>
  wanted !== defaultLanguage && languages.includes(wanted);

const samePlace = (before: MenuSource, after: MenuSource): MenuSource =>
  JSON.stringify(before.place) === JSON.stringify(after.place) ? { ...after, place: before.place } : after;

const sameRows = (a: readonly AvailabilityRow[], b: readonly AvailabilityRow[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
