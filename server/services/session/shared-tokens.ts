// Cache of session lookups: thousands may listen at one table, so one query serves all, and every journal change of the
// place clears it. A closed table or a merge is such a change.
import { findToken, findTokensOf, type KnownToken } from '../../store/session/sittings.ts';
import type { Store } from '../../store/store.ts';

type Tokens = ReadonlyMap<string, KnownToken>;

export interface SharedTokens {
  /** Present session of the token; `undefined`: none. `sittingId`: its holder's last known sitting. */
  readonly find: (placeId: number, sittingId: string, tokenHash: string) => Promise<KnownToken | undefined>;
  /** Clears the place's cached lookups after a change at this place. */
  readonly forget: (placeId: number) => void;
}

export const createSharedTokens = ({ read }: Pick<Store, 'read'>): SharedTokens => {
  const asked = new Map<number, Map<string, Promise<Tokens>>>();

  const tokensOf = (placeId: number, sittingId: string): Promise<Tokens> => {
    const here = asked.get(placeId) ?? new Map<string, Promise<Tokens>>();
    asked.set(placeId, here);
    const tokens = here.get(sittingId) ?? findTokensOf(read, placeId, sittingId);
    here.set(sittingId, tokens);
    return tokens;
  };

  return {
    // Finds no party that has moved on meanwhile.
    find: async (placeId, sittingId, tokenHash) =>
      (await tokensOf(placeId, sittingId)).get(tokenHash) ?? (await findToken(read, placeId, tokenHash)),
    forget: (placeId) => void asked.delete(placeId),
  };
};
