// A venue's service offer: its own texts, and defaults for the rest.
import { expect, test } from 'vitest';
import { parsePlacePages } from '#contract/place/place-pages.ts';
import type { PlaceId } from '#domain/ids.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Translated } from '#domain/language/translated.ts';
import type { ServiceOffer } from '#domain/service/service-offer.ts';
import { openCalls } from '../../../server/store/service/calls.ts';
import { standardOffer } from '../../../server/texts/service-texts.ts';
import { withServer } from '../support/one-server.ts';
import { nextId, type TestServer } from '../support/server.ts';

const { server, start } = withServer();

const offerAt = async (one: TestServer, query = ''): Promise<ServiceOffer> => {
  const parsed = parsePlacePages((await one.get(`/api/pages${query}`)).json, { placeId: 1 as PlaceId, version: 'v' });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value.service;
};
const said = (text: string, by: Translated['by'] = {}): Translated => ({ text, by });

test('venue offer: defaults to the standard needs, payment methods and questions, in the requested languages [S3.38]', async () => {
  const { needs, payments, questions } = await offerAt(server(), '?lang=de');
  expect(needs.map(({ key, name }) => [key, name.text, name.by.de])).toContainEqual(['water', 'Water', 'Wasser']);
  expect(needs[0]?.name.by.bg).toBeUndefined();
  expect(payments.map(({ key }) => key)).toEqual(['cash', 'card']);
  expect(questions.map(({ key, options }) => [key, options.length])).toEqual([
    ['food', 0],
    ['service', 0],
    ['return', 3],
  ]);
});

test('venue offer: a venue’s own needs and payment methods replace the standard ones, and staff read them', async () => {
  const service = {
    needs: [{ key: 'shisha', name: said('Coals', { de: 'Kohle' }), icon: 'bell' as const }],
    payments: [{ key: 'voucher', name: said('Voucher') }],
    questions: [],
  };
  const own = await start({ slug: 'shisha-bar', pages: { service } });
  const offer = await offerAt(own);
  expect(offer.needs).toEqual(service.needs);
  expect(offer.payments).toEqual(service.payments);
  expect(offer.questions).toHaveLength(3);
  const session = await own.scan(undefined, 'shisha-bar');
  const headers = { 'idempotency-key': nextId(), 'x-order-age': '0' };
  await own.post('/api/calls', { session, needs: ['shisha', 'gone since'] }, headers);
  expect(await openCalls(own.store.read, own.placeId)).toMatchObject([{ needWords: ['Coals', 'gone since'] }]);
});

test('venue offer: every standard text has a translation in every language of the app', () => {
  for (const own of LANGUAGES) {
    const { needs, payments, questions } = standardOffer(own);
    const words = [
      ...needs.map(({ name }) => name),
      ...payments.map(({ name }) => name),
      ...questions.flatMap(({ title, options }) => [title, ...options]),
    ];
    for (const { text, by } of words) {
      expect(text).not.toBe('');
      expect(Object.values(by).filter((one) => one !== '')).toHaveLength(LANGUAGES.length - 1);
    }
  }
});
