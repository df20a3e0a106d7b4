// Uploads a picture and interprets the result.
import type { uploadPicture } from '#core/api/staff/pictures-requests.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';

/** Name of the uploaded picture, or the error code. */
export interface SentPicture {
  readonly name: string | undefined;
  readonly why: string | undefined;
  /** Delay before a retry, ms; omitted when the server did not say. */
  readonly waitMs?: number | undefined;
}

/** Uploads by `take`. A rejection is shown beside the picture only, not above the page too. */
export async function sendPicture(
  { ask }: Pick<Drafts, 'ask'>,
  take: (send: Parameters<typeof uploadPicture>[0]) => ReturnType<typeof uploadPicture>,
): Promise<SentPicture> {
  const answer = await ask(async (send): Promise<Result<SentPicture, never>> => {
    const taken = await take(send);
    if (taken.ok) return ok({ name: taken.value.name, why: undefined });
    if (taken.error.kind !== 'refused') return ok({ name: undefined, why: taken.error.kind });
    return ok({ name: undefined, why: taken.error.message, waitMs: taken.error.waitMs });
  });
  return answer ?? { name: undefined, why: 'no_response' };
}
