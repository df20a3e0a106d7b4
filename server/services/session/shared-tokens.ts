// Thousands may listen at one table: whether they still may is asked once of the database for all of them, and anew whenever
// the place's journal has gone on. A closed table, a merged party: each is a row of it.
import { findToken, findTokensOf, type KnownToken } from '../../store/session/sittings.ts';
import type { Store } from '../../store/store.ts';

type Tokens = ReadonlyMap<string, KnownToken>;

export interface SharedTokens {
  /** Present owner of the token; undefined: none. `sittingId`: where its holder was last known to sit. */
  readonly find: (placeId: number, sittingId: string, tokenHash: string) => Promise<KnownToken | undefined>;
  /** Lookups of the place are invalid: something has happened there. */
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
    // A party that has moved on meanwhile is not among them.
    find: async (placeId, sittingId, tokenHash) =>
      (await tokensOf(placeId, sittingId)).get(tokenHash) ?? (await findToken(read, placeId, tokenHash)),
    forget: (placeId) => void asked.delete(placeId),
  };
};
