// Requests a share of the table's bill before paying it by card.
import {
  type DraftedShare,
  parseShareAnswer,
  type ShareRefused,
  shareDraftToWire,
} from '#contract/bill/share-draft.ts';
import { HEADERS } from '#contract/headers.ts';
import { OWN_SESSION, ownSessionHeader } from '#contract/session/own-session.ts';
import type { Http } from '#core/api/http.ts';
import type { ShareWish } from '#domain/bill/shares.ts';
import type { SessionToken } from '#domain/ids.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** unheard: no answer of our server; no share is held and no payment started. other: an unreadable answer. */
export type ShareFailure =
  | { readonly kind: 'unheard' | 'other' }
  | { readonly kind: 'refused'; readonly refused: ShareRefused };

/** POST orders/by_table_session/{session}/shares. `device`: identifies the share's owner. */
export async function askForShare(
  http: Http,
  place: number,
  asked: {
    readonly token: SessionToken;
    readonly device: string | undefined;
    /** Revision of the bill that the guest saw. */
    readonly revision: number;
    readonly wish: ShareWish;
    readonly tip: Minor;
  },
): Promise<Result<DraftedShare, ShareFailure>> {
  const { token, device, revision, wish, tip } = asked;
  const answer = await http.send(`orders/by_table_session/${OWN_SESSION}/shares`, {
    method: 'post',
    place,
    json: shareDraftToWire(revision, wish, tip),
    headers: { ...ownSessionHeader(token), ...(device !== undefined && { [HEADERS.device]: device }) },
  });
  if (!answer.ok || answer.value.body === undefined) return fail({ kind: 'unheard' });
  const share = parseShareAnswer(answer.value.body);
  if (!share) return fail({ kind: 'other' });
  return 'id' in share ? ok(share) : fail({ kind: 'refused', refused: share });
}
