import { expect, test } from 'vitest';
import { keepDraft, readDraft } from '#core/db/cart/draft-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import type { PlaceId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { NOW, PLACE, session } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const AT = { id: PLACE, timeZone: 'Europe/Sofia' };
const MOMENT = { now: NOW, deviceNow: NOW, isShared: false };
const SALAD = 1 as ProductId;
const SOUP = 2 as ProductId;
const draft = (comment: string) => ({ variantId: 11 as VariantId, choice: emptyChoice, quantity: 2, comment });

const sit = async () => {
  const db = newDatabase();
  const visit = await sitDown(db, session(), AT, MOMENT);
  return { db, at: { placeId: PLACE, visitId: visit.id } };
};

test('a draft is kept per dish until it is dropped', async () => {
  const { db, at } = await sit();
  await keepDraft(db, at, SALAD, draft('no nuts'));
  await keepDraft(db, at, SOUP, draft('hot'));
  await keepDraft(db, at, SALAD, draft('no nuts, allergy'));
  expect(await readDraft(db, PLACE, SALAD)).toEqual(draft('no nuts, allergy'));
  await keepDraft(db, at, SALAD, undefined);
  expect([await readDraft(db, PLACE, SALAD), await readDraft(db, PLACE, SOUP)]).toEqual([undefined, draft('hot')]);
});

test('a draft is not visible to the next visit, even when it is written late', async () => {
  const { db, at } = await sit();
  await keepDraft(db, at, SALAD, draft('no nuts'));
  await sitDown(db, session({ id: 'elsewhere' as SessionId, table: '3' }), AT, MOMENT);
  expect(await readDraft(db, PLACE, SALAD)).toBeUndefined();
  await keepDraft(db, at, SALAD, draft('no nuts, allergy'));
  expect(await readDraft(db, PLACE, SALAD)).toBeUndefined();
});

test('drafts of one place are not shown at another', async () => {
  const { db, at } = await sit();
  await keepDraft(db, at, SALAD, draft('no nuts'));
  expect(await readDraft(db, 2 as PlaceId, SALAD)).toBeUndefined();
  await keepDraft(db, { placeId: 2 as PlaceId, visitId: undefined }, SALAD, draft('hot'));
  expect(await readDraft(db, 2 as PlaceId, SALAD)).toEqual(draft('hot'));
  expect(await readDraft(db, PLACE, SALAD)).toBeUndefined();
});

test('an unreadable draft is skipped, and the others stay', async () => {
  const { db, at } = await sit();
  await keepDraft(db, at, SALAD, draft('no nuts'));
  const row = await db.guest.get('drafts');
  const value = { placeId: PLACE, drafts: [[2, { quantity: 'many' }], [1, draft('no nuts')], 'x'] };
  await db.guest.put({ key: 'drafts', visitId: row?.visitId, value });
  expect([await readDraft(db, PLACE, SALAD), await readDraft(db, PLACE, SOUP)]).toEqual([draft('no nuts'), undefined]);
});
