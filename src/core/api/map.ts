// Map services of the server beside the drawn map, and the address search.
import { parseAddressSearch } from '#contract/delivery/address-search.ts';
import { parseMapServices } from '#contract/delivery/map-services.ts';
import type { AddressSearchTrouble, FoundAddress } from '#domain/delivery/address-search.ts';
import type { MapServices } from '#domain/delivery/map-services.ts';
import type { MapTile } from '#domain/delivery/map-tiles.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { fail, type Result } from '#domain/result.ts';
import type { Http } from './http.ts';

/** undefined: unknown. */
export async function getMapServices(http: Http, place: PlaceId): Promise<MapServices | undefined> {
  const answer = await http.read('map-services', { place });
  return answer.ok ? parseMapServices(answer.value.body) : undefined;
}

/** Best match first; empty: no match near the place. */
export async function searchAddress(
  http: Http,
  place: PlaceId,
  asked: { readonly words: string; readonly language: Language },
): Promise<Result<readonly FoundAddress[], AddressSearchTrouble>> {
  const answer = await http.send('address-search', { method: 'post', place, json: asked });
  if (!answer.ok) return fail(answer.error.kind === 'no_response' ? 'offline' : 'unavailable');
  const { status, body } = answer.value;
  if (status === 429) return fail('limited');
  const found = status === 200 ? parseAddressSearch(body) : undefined;
  return found?.ok ? found : fail('unavailable');
}

/** URL of a map tile. */
export const tileHref = ({ baseUrl }: Pick<Http, 'baseUrl'>, place: PlaceId, { z, x, y }: MapTile): string =>
  `${baseUrl}/tiles/${place}/${z}/${x}/${y}`;
