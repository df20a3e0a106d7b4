// A picture on its way to the server, and what became of it.
import type { uploadPicture } from '#core/api/staff/pictures-requests.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';

/** The name that the server gave a picture, or why it did not take it. */
export interface SentPicture {
  readonly name: string | undefined;
  readonly why: string | undefined;
  /** How long it is to be let alone; absent: it did not say. */
  readonly waitMs?: number | undefined;
}

/** Sends one by `take`. What is refused is said beside the picture, and not once more above the page. */
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
