// GET gallery, POST places/gallery. [S7.41]
import {
  GUEST_PICTURE_FIELDS,
  type GuestPictureRefusal,
  readGuestGallery,
  readPictureRefusal,
} from '#contract/gallery/gallery-wire.ts';
import { HEADERS } from '#contract/headers.ts';
import type { Http } from '#core/api/http.ts';
import type { GuestGallery } from '#domain/gallery/guest-picture.ts';
import type { PlaceId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** Time for 12 MB over a slow connection and for the server's encoder. */
const TIMEOUT_MS = 120_000;

export async function getGuestGallery(http: Http, place: PlaceId): Promise<GuestGallery | undefined> {
  const answer = await http.read('gallery', { place });
  return answer.ok ? readGuestGallery(answer.value.body) : undefined;
}

export interface PictureNotSent {
  /** `other`: unknown answer of the server. */
  readonly why: GuestPictureRefusal | 'no_response' | 'too_large' | 'other';
  /** Seconds until a retry makes sense. */
  readonly waitS?: number;
}

/** Uploads a picture. Idempotent by its id. */
export async function sendGuestPicture(
  http: Http,
  place: PlaceId,
  { id, picture, session }: { readonly id: string; readonly picture: Blob; readonly session: string | undefined },
): Promise<Result<true, PictureNotSent>> {
  const body = new FormData();
  body.append(GUEST_PICTURE_FIELDS.picture, picture, 'picture');
  if (session !== undefined) body.append(GUEST_PICTURE_FIELDS.session, session);
  const headers = { [HEADERS.idempotencyKey]: id };
  const answer = await http.send('places/gallery', { place, method: 'post', body, headers, timeout: TIMEOUT_MS });
  if (!answer.ok) return fail({ why: answer.error.kind === 'no_response' ? 'no_response' : 'other' });
  const { status, body: said, headers: told } = answer.value;
  if (said === undefined) return fail({ why: 'no_response' });
  if (status === 200) return ok(true);
  if (status === 413) return fail({ why: 'too_large' });
  const waitS = Number(told.get('retry-after') ?? Number.NaN);
  return fail({ why: readPictureRefusal(said) ?? 'other', ...(waitS > 0 && { waitS }) });
}
