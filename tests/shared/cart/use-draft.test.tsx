// @vitest-environment jsdom
// A guest's unfinished choice on a dish page: after going back, after a reload, and for the next guest.
import { act } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { readDraft } from '#core/db/cart/draft-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import type { SessionId, VariantId } from '#domain/ids.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { DraftsProvider } from '#shared/cart/drafts-context.tsx';
import { type DishDraft, useDraft } from '#shared/cart/use-draft.ts';
import { buildProduct } from '../../support/build-menu.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { aSession, type Guest, NOON, seatGuest } from '../menu/table-guest.tsx';

const dish = buildProduct();
const snapshot = aSnapshot({ products: [dish] });
const DRAFT = { variantId: 11 as VariantId, choice: emptyChoice, quantity: 2, comment: 'no nuts, allergy' };
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 3_000 });

/** The dish page after a reload: only the device's rows survive. */
const load = (guest: Guest) => {
  const seen = {} as { page: DishDraft; paintAgain: () => void };
  const Page = () => {
    seen.page = useDraft(dish.id);
    seen.paintAgain = useReducer((paints: number) => paints + 1, 0)[1];
    return null;
  };
  const close = guest.show(
    <DraftsProvider>
      <Page />
    </DraftsProvider>,
  );
  return { seen, close };
};
const stored = (guest: Guest) => readDraft(guest.tabl.db, snapshot.place.id, dish.id);

const sit = async () => {
  const guest = await seatGuest(snapshot);
  const moment = { now: NOON, deviceNow: NOON, isShared: false };
  await sitDown(guest.tabl.db, aSession(), snapshot.place, moment);
  return { guest, moment };
};

test('dish draft: size, quantity and kitchen comment survive a reload', async () => {
  const { guest } = await sit();
  const first = load(guest);
  expect(first.seen.page.initial).toBeUndefined();
  for (const comment of ['n', 'no', DRAFT.comment]) act(() => first.seen.page.keep({ ...DRAFT, comment }));
  await until(async () => expect(await stored(guest)).toEqual(DRAFT));
  first.close();
  const second = load(guest);
  const before = second.seen.page.key;
  await until(() => expect(second.seen.page.initial).toEqual(DRAFT));
  // A different form, because the one shown meanwhile started empty.
  expect(second.seen.page.key).not.toBe(before);
});

test('dish draft: resets after the dish was added, also after a reload', async () => {
  const { guest } = await sit();
  const first = load(guest);
  act(() => first.seen.page.keep(DRAFT));
  await until(async () => expect(await stored(guest)).toEqual(DRAFT));
  act(() => first.seen.page.drop());
  await until(async () => expect(await stored(guest)).toBeUndefined());
  act(() => first.seen.paintAgain());
  expect(first.seen.page.initial).toBeUndefined();
});

test('dish draft: a choice made while the stored one is loading replaces it', async () => {
  const { guest } = await sit();
  const first = load(guest);
  act(() => first.seen.page.keep(DRAFT));
  await until(async () => expect(await stored(guest)).toEqual(DRAFT));
  first.close();
  const second = load(guest);
  const { key } = second.seen.page;
  act(() => second.seen.page.keep({ ...DRAFT, comment: 'hot' }));
  await until(async () => expect(await stored(guest)).toMatchObject({ comment: 'hot' }));
  expect(second.seen.page.key).toBe(key);
});

test('dish draft: a kitchen comment is not shown to the next guest', async () => {
  const { guest, moment } = await sit();
  const first = load(guest);
  act(() => first.seen.page.keep(DRAFT));
  await until(async () => expect(await stored(guest)).toEqual(DRAFT));
  first.close();
  await sitDown(guest.tabl.db, aSession({ id: 'sitting-2' as SessionId, table: '3' }), snapshot.place, moment);
  const second = load(guest);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(second.seen.page.initial).toBeUndefined();
});
