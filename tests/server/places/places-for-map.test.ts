// The owner's places for a map, by city and tag.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupsSchema, placesForMapSchema } from '#contract/place/places-map.ts';
import { withServer } from '../support/one-server.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('Places for a map', (store) => {
  const { server, start } = withServer(store);
  const publish = async () => {
    await start({ slug: 'bistro', place: { city: 'Sofia', tags: ['Delivers'], location: { lat: 42.69, lng: 23.34 } } });
    await start({ slug: 'beach', place: { city: 'Varna', tags: ['On the beach', 'Delivers'] } });
  };
  const ask = async (body: object) => {
    const answer = await server().post('/api/getPlacesForMap', body);
    expect(answer.status, answer.text).toBe(200);
    return v.parse(placesForMapSchema, answer.json);
  };

  test('places are filtered by city and by all given tags, with their location [S7.42]', async () => {
    await publish();
    expect((await ask({})).map(({ slug }) => slug).toSorted()).toEqual(['beach', 'bistro']);
    expect(await ask({ cityId: 'sofia', tagIds: ['delivers'] })).toMatchObject([
      { slug: 'bistro', lat: 42.69, lng: 23.34, cityId: 'sofia', tagIds: ['delivers'] },
    ]);
    expect(await ask({ tagIds: '["on the beach","delivers"]' })).toMatchObject([{ slug: 'beach', lat: null }]);
    expect(await ask({ cityId: 'nowhere' })).toEqual([]);
    expect(await ask({ cityId: null, tagIds: [] })).toHaveLength(2);
    for (const body of [{ tagIds: 'not a list' }, { cityId: {} }, { tagIds: Array.from({ length: 21 }, String) }])
      expect((await server().post('/api/getPlacesForMap', body)).status).toBe(400);
  });

  test('cities with places are listed with their number of places [S7.43]', async () => {
    await publish();
    const cities = v.parse(groupsSchema, (await server().get('/api/getCitiesForMap')).json);
    expect(cities).toEqual([
      { id: 'sofia', name: 'Sofia', places: 1 },
      { id: 'varna', name: 'Varna', places: 1 },
    ]);
  });

  test('tags of places are listed with their number of places [S7.44]', async () => {
    await publish();
    const tags = v.parse(groupsSchema, (await server().get('/api/getTagsForMap')).json);
    expect(tags).toEqual([
      { id: 'delivers', name: 'Delivers', places: 2 },
      { id: 'on the beach', name: 'On the beach', places: 1 },
    ]);
  });
});
