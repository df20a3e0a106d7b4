import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteInstrument, getInstruments } from '#core/api/payment/payments-requests.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { keepToken, renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

export interface SavedCards {
  /** `undefined`: loading; `unheard`: cannot be loaded now. Excludes a card whose removal is pending. */
  readonly cards: readonly PaymentInstrument[] | 'unheard' | undefined;
  /** Card removed from the list; the removal can still be undone. */
  readonly removed: PaymentInstrument | undefined;
  /** Result of the last removal; `undefined`: no message. */
  readonly ended: 'deleted' | 'failed' | undefined;
  readonly remove: (card: PaymentInstrument) => void;
  readonly undo: () => void;
  /** Ends the undo time: the card is deleted, also at its provider. */
  readonly settle: () => void;
  readonly seen: () => void;
}

/** The signed-in customer's saved cards. A removal can be undone until it is settled or the page is left. [S7.24, S7.32] */
export function useSavedCards(isSignedIn: boolean): SavedCards {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [cards, setCards] = useState<SavedCards['cards']>();
  const [removed, setRemoved] = useState<PaymentInstrument>();
  const [ended, setEnded] = useState<SavedCards['ended']>();
  const leaving = useRef<PaymentInstrument>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    if (!isSignedIn) return setCards(undefined);
    let isHeard = true;
    void renewWhereDue(http, serverNow())
      .then(() => getInstruments(http, place.id))
      .then((found) => {
        if (isHeard) setCards((before) => (found.ok ? found.value : Array.isArray(before) ? before : 'unheard'));
      });
    return () => {
      isHeard = false;
    };
  }, [http, serverNow, place.id, isSignedIn, isOnline]);

  const settle = useCallback(() => {
    const card = leaving.current;
    leaving.current = undefined;
    setRemoved(undefined);
    if (!card) return;
    void deleteInstrument(http, place.id, card.key).then(async (deleted) => {
      if (deleted.ok) await keepToken(deleted.value, serverNow());
      else setCards((before) => (Array.isArray(before) ? [...before, card] : before));
      setEnded(deleted.ok ? 'deleted' : 'failed');
    });
  }, [http, place.id, serverNow]);
  // Leaving the page confirms the removal.
  useEffect(() => {
    window.addEventListener('pagehide', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);

  return {
    cards: Array.isArray(cards) ? cards.filter(({ key }) => key !== removed?.key) : cards,
    removed,
    ended,
    remove: (card) => {
      settle();
      leaving.current = card;
      setEnded(undefined);
      setRemoved(card);
    },
    undo: () => {
      leaving.current = undefined;
      setRemoved(undefined);
    },
    settle: () => {
      const card = leaving.current;
      setCards((before) => (Array.isArray(before) ? before.filter(({ key }) => key !== card?.key) : before));
      settle();
    },
    seen: () => setEnded(undefined),
  };
}
