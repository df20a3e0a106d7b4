// A hundred deploys, forward and back, with an open cart: worker, files and database of each build.
import { expect, test } from 'vitest';
import type { Reader } from '#contract/worker-messages.ts';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { type BuildFile, type BuildFiles, createBuildFiles, filesNamedIn } from '#core/sync/device/build-files.ts';
import { createKeptPages, type KeptPages } from '#core/sync/device/kept-pages.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import { breakableDisk } from '../../db/breakable-disk.ts';
import { line, PLACE } from '../../db/outbox/order-drafts.ts';
import { address, makeSite, memoryCaches, page, script } from './memory-caches.ts';

const DEPLOYS = 100;
const BUILDS = 8;
/** Number of builds whose files a server keeps. */
const KEPT = 3;
const reader: Reader = { language: 'bg', isShared: true, isSparing: false };
const PAGE = address('/neven');

/** Files of a build. Neighbouring builds share the dish page, as real builds with other changes do. */
const listOf = (build: number): readonly BuildFile[] => [
  { url: 'index.html', revision: `r${build}` },
  { url: `assets/first-${build}.js`, revision: null },
  { url: `assets/dish-${build >> 1}.js`, revision: null },
  { url: `assets/order-${build}.js`, revision: null },
];

/** The later half of the builds has one more table, and a device's database is never downgraded. */
class LaterDatabase extends TablDatabase {
  constructor(...args: ConstructorParameters<typeof TablDatabase>) {
    super(...args);
    this.version(100).stores({ of_a_later_build: 'id' });
  }
}
const databaseOf = (build: number) => (build < BUILDS / 2 ? TablDatabase : LaterDatabase);

/** A linear congruential generator, so that each run takes the same steps. */
function dice(seed: number): (sides: number) => number {
  let at = seed;
  return (sides) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((at / 2 ** 32) * sides);
  };
}

test.each([1, 7, 2026])(
  'a hundred deploys, forward and back, lose no dish of an open cart and no file of an open page (walk %s)',
  async (seed) => {
    const roll = dice(seed);
    const caches = memoryCaches();
    const disk = breakableDisk();
    const site = makeSite();
    const used: number[] = [];

    const deploy = (build: number): void => {
      used.splice(0, KEPT, build, ...used.filter((one) => one !== build).slice(0, KEPT - 1));
      site.files.clear();
      for (const one of used) for (const { url } of listOf(one).slice(1)) site.files.set(`/${url}`, script);
      site.files.set('/index.html', page(`shell ${build}`, [`/assets/first-${build}.js`]));
      site.files.set('/neven', page(`menu ${build}`, [`/assets/first-${build}.js`]));
    };

    interface Worker {
      readonly build: number;
      readonly files: BuildFiles;
      readonly pages: KeptPages;
    }
    /** Like the worker's own events: `install`, and later `activate`. */
    const install = async (build: number): Promise<Worker> => {
      const files = createBuildFiles(listOf(build), { caches, fetch: site.fetch });
      const pages = createKeptPages(files, { caches, fetch: site.fetch });
      await files.keepShell();
      await files.keepRest(reader);
      await pages.renew(reader);
      return { build, files, pages };
    };

    /** A page without a network: only from the worker's files, and of its own build. */
    const openPage = async ({ build, files, pages }: Worker) => {
      site.isDead = true;
      const shown = (await pages.find(PAGE, reader)) ?? (await files.shell());
      const html = (await shown?.text()) ?? '';
      expect(filesNamedIn(html)).toEqual([`/assets/first-${build}.js`]);
      for (const path of filesNamedIn(html)) expect((await files.answer(new Request(address(path)))).status).toBe(200);
      site.isDead = false;
      const db = new (databaseOf(build))(disk, `deploys-${seed}`);
      return { build, db };
    };

    deploy(0);
    let active = await install(0);
    await active.pages.keep(PAGE, reader);
    let open = await openPage(active);
    let takenOver = 0;
    for (let round = 1; round <= DEPLOYS; round++) {
      // Usually one build forward or back, sometimes far.
      const step = roll(4) === 0 ? roll(BUILDS) : roll(2) === 0 ? 1 : BUILDS - 1;
      const build = (active.build + step) % BUILDS;
      deploy(build);
      await changeCart(open.db, PLACE, (cart) => addToCart(cart, line(round)));
      const waiting = build === active.build ? undefined : await install(build);
      // A file that the guest opens meanwhile is of the page's own build, even when the server no longer has it.
      site.isDead = roll(2) === 0;
      const part = listOf(open.build)[2 + roll(2)]?.url ?? '';
      expect((await active.files.answer(new Request(address(`/${part}`)))).status).toBe(200);
      site.isDead = false;
      // The guest may keep the page busy until after the next deploy.
      if (!waiting || roll(3) === 0) continue;
      await waiting.files.sweep();
      active = waiting;
      takenOver += 1;
      open.db.close();
      open = await openPage(active);
      const lines = (await open.db.carts.get(PLACE))?.lines ?? [];
      expect(lines.map(({ lineId }) => lineId)).toEqual(Array.from({ length: round }, (_, at) => `line-${at + 1}`));
    }
    expect(takenOver).toBeGreaterThan(DEPLOYS / 3);
    open.db.close();
  },
);
