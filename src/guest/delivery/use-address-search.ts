// "Find on the map": one question at a time, asked by a press alone, and what came of it.
import { useCallback, useRef, useState } from 'react';
import type { AddressSearchTrouble, FoundAddress } from '#domain/delivery/address-search.ts';
import type { AddressGeocoder } from '#shared/delivery/use-map-services.ts';

type SearchState =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'found'; readonly found: readonly FoundAddress[] }
  | { readonly kind: 'trouble'; readonly trouble: AddressSearchTrouble | 'no_words' };

export interface AddressSearch {
  readonly state: SearchState;
  readonly ask: (geocoder: AddressGeocoder) => void;
  /** One was chosen. */
  readonly end: () => void;
}

const IDLE: SearchState = { kind: 'idle' };

/** Answers to other words than these are shown no more. */
export function useAddressSearch(words: string): AddressSearch {
  const [last, setLast] = useState<{ readonly words: string; readonly state: SearchState }>({ words, state: IDLE });
  const asked = useRef(0);
  const tell = useCallback((state: SearchState) => setLast({ words, state }), [words]);
  const ask = useCallback(
    ({ find }: AddressGeocoder) => {
      asked.current += 1;
      const own = asked.current;
      if (words === '') return tell({ kind: 'trouble', trouble: 'no_words' });
      tell({ kind: 'asking' });
      void find(words).then((answer) => {
        if (asked.current !== own) return;
        tell(answer.ok ? { kind: 'found', found: answer.value } : { kind: 'trouble', trouble: answer.error });
      });
    },
    [words, tell],
  );
  const end = useCallback(() => tell(IDLE), [tell]);
  return { state: last.words === words ? last.state : IDLE, ask, end };
}
