// POST getPlacesForMap, GET getCitiesForMap, GET getTagsForMap. [S7.42–S7.44]
import * as v from 'valibot';
import type { Place } from '#domain/place/place.ts';
import { citiesOf, type PlaceFilter, type PlaceGroup, tagsOf } from '#domain/place/places-around.ts';
import { jsonList } from '../wire.ts';

/** Id of a city or tag: its own text in lower case. A number is accepted as text. */
const groupId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id).trim().toLowerCase()),
  v.maxLength(80),
);

export const placesForMapBodySchema = v.object({
  cityId: v.nullish(groupId),
  tagIds: v.optional(v.pipe(jsonList(groupId), v.maxLength(20)), []),
});

export const filterFromWire = ({ cityId, tagIds }: v.InferOutput<typeof placesForMapBodySchema>): PlaceFilter => ({
  cityId: cityId || undefined,
  tagIds,
});

const groupSchema = v.object({ id: v.string(), name: v.string(), places: v.number() });
export const groupsSchema = v.array(groupSchema);

export const placesForMapSchema = v.array(
  v.object({
    id: v.number(),
    slug: v.string(),
    name: v.string(),
    address: v.string(),
    /** null: the place has no location. */
    lat: v.nullable(v.number()),
    lng: v.nullable(v.number()),
    cityId: v.nullable(v.string()),
    tagIds: v.array(v.string()),
    /** null: no hours. */
    open: v.nullable(v.boolean()),
  }),
);

export const groupsToWire = (groups: readonly PlaceGroup[]): v.InferInput<typeof groupsSchema> =>
  groups.map(({ id, name, count }) => ({ id, name, places: count }));

export const placeForMapToWire = (
  place: Place,
  isOpen: boolean | undefined,
): v.InferInput<typeof placesForMapSchema>[number] => ({
  ...{ id: place.id, slug: place.slug, name: place.name, address: place.address },
  ...{ lat: place.location?.lat ?? null, lng: place.location?.lng ?? null },
  cityId: citiesOf([place])[0]?.id ?? null,
  tagIds: tagsOf([place]).map(({ id }) => id),
  open: isOpen ?? null,
});
