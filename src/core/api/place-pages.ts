import { HEADERS } from '#contract/headers.ts';
import { parsePlacePages } from '#contract/place/place-pages.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

/** GET pages, in all languages: they are read rarely, and one tablet serves many guests. */
export async function getPlacePages(http: Http, place: PlaceId): Promise<Result<PlacePages, ApiFailure>> {
  const answer = await http.read('pages', { place, cache: 'no-cache' });
  if (!answer.ok) return answer;
  const version = answer.value.headers.get(HEADERS.menuVersion);
  const pages = version === null ? undefined : parsePlacePages(answer.value.body, { placeId: place, version });
  return pages?.ok ? ok(pages.value) : fail({ kind: 'other' });
}
