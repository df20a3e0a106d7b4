import { Trans } from '@lingui/react/macro';
import { useCallback, useId, useRef, useState } from 'react';
import type { DeliveryAddress } from '#domain/delivery/address.ts';
import { type AddressSearchTrouble, type FoundAddress, searchWords } from '#domain/delivery/address-search.ts';
import type { AddressGeocoder } from '#shared/delivery/use-map-services.ts';
import { Button } from '#ui/form/button.tsx';
import styles from './address-dialog.module.css';

// State of "Find on the map": one request at a time, started only by a press.
type SearchState =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'found'; readonly found: readonly FoundAddress[] }
  | { readonly kind: 'trouble'; readonly trouble: AddressSearchTrouble | 'no_words' };

interface AddressSearch {
  readonly state: SearchState;
  readonly ask: (geocoder: AddressGeocoder) => void;
  /** A result was chosen. */
  readonly end: () => void;
}

const IDLE: SearchState = { kind: 'idle' };

/** Discards results for other words than the current ones. */
function useAddressSearch(words: string): AddressSearch {
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

/** The attribution that the licence of both geocoders' data requires. */
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Finds the pin by the typed address: one press searches, another one accepts. The typed words stay. */
export const AddressSearchPart = ({
  draft,
  geocoder,
  placeName,
  hasRegions,
  onChoose,
}: {
  readonly draft: DeliveryAddress;
  readonly geocoder: AddressGeocoder;
  readonly placeName: string;
  /** The form lists regions, so the guest need not put a pin. */
  readonly hasRegions: boolean;
  readonly onChoose: (found: FoundAddress) => void;
}) => {
  const { state, ask, end } = useAddressSearch(searchWords(draft));
  const note = useId();
  const heading = useId();
  const { host } = geocoder;
  const found = state.kind === 'found' ? state.found : [];
  return (
    <div className={styles.group} data-testid="address-search">
      <Button
        small
        className={styles.find}
        aria-describedby={note}
        aria-busy={state.kind === 'asking'}
        onClick={() => state.kind !== 'asking' && ask(geocoder)}
      >
        <Trans>Find on the map</Trans>
      </Button>
      <p id={note} className={styles.aside}>
        <Trans>For this we send the street, the number and the town to {host}, and nothing else about you.</Trans>
      </p>
      <div role="status" className={styles.group}>
        {state.kind === 'asking' && (
          <p className={styles.aside}>
            <Trans>Looking for it…</Trans>
          </p>
        )}
        {state.kind === 'found' && found.length === 0 && (
          <p className={styles.text}>
            {hasRegions ? (
              <Trans>
                We found nothing of that name near {placeName}. Please check the street and the town, or choose your
                region above.
              </Trans>
            ) : (
              <Trans>
                We found nothing of that name near {placeName}. Please check the street and the town, or put the pin
                there yourself.
              </Trans>
            )}
          </p>
        )}
        {state.kind === 'trouble' && (
          <p className={styles.text}>
            {state.trouble === 'no_words' && <Trans>Enter the street and the town.</Trans>}
            {state.trouble === 'offline' && (
              <Trans>There is no connection now. Put the pin there yourself, or try again later.</Trans>
            )}
            {state.trouble === 'limited' && (
              <Trans>You have reached the request limit for now. Please try again later.</Trans>
            )}
            {state.trouble === 'unavailable' && (
              <Trans>The search does not answer now. Put the pin there yourself.</Trans>
            )}
          </p>
        )}
        {found.length > 0 && (
          <p id={heading} className={styles.heading}>
            <Trans>Which one is it?</Trans>
          </p>
        )}
      </div>
      {found.length > 0 && (
        <>
          <ul className={styles.list} aria-labelledby={heading}>
            {found.map((one) => (
              <li key={`${one.label} ${one.point.lat} ${one.point.lng}`} className={styles.row}>
                <button
                  type="button"
                  className={styles.take}
                  onClick={() => {
                    end();
                    onChoose(one);
                  }}
                >
                  {one.label}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.aside}>
            <a href={COPYRIGHT} target="_blank" rel="noopener noreferrer">
              © OpenStreetMap contributors
            </a>
          </p>
        </>
      )}
    </div>
  );
};
