import { useCallback, useRef, useState } from 'react';
import type { Orderer } from '#domain/order/orderer.ts';
import type { TableDraft } from '#domain/order/table-draft.ts';
import { orderAges } from '#domain/outbox/command-ages.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { summaryOf } from '#shared/outbox/outbox.ts';
import { useTabl } from '#shared/tabl-context.tsx';

export interface TableOrderToSend {
  readonly snapshot: MenuSnapshot;
  readonly draft: TableDraft;
  /** The price as rendered. */
  readonly price: OrderPrice;
  /** Name of the person who takes the order. */
  readonly takenBy: string;
}

interface SendTableOrder {
  readonly send: (order: TableOrderToSend) => void;
  readonly isSending: boolean;
  /** Why it was not sent: the draft has changed, or the device could not save it. */
  readonly failure: 'changed' | 'storage' | undefined;
}

/** "Send to the kitchen": one press makes one order, stored before anything is sent. */
export function useSendTableOrder(onSaved: () => void): SendTableOrder {
  const { outbox } = useTabl();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendTableOrder['failure']>();
  const isBusy = useRef(false);
  const send = useCallback(
    ({ snapshot, draft, price, takenBy }: TableOrderToSend) => {
      // A second press before the next render is ignored.
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      setFailure(undefined);
      const { place, settings, menu } = snapshot;
      const { person, table, sitting, avoidance, cart } = draft;
      const orderer: Orderer = { kind: 'staff', userId: person, table };
      const { orderSilentMinutes, orderAskMinutes } = settings;
      const body = {
        sitting,
        takenBy,
        cartLines: cart.lines,
        comments: cart.comments,
        avoidance,
        quote: { total: price.total, menuVersion: menu.version, steps: price.steps },
        summary: summaryOf({ cart, price, snapshot }),
        terms: { currency: place.currency, orderSilentMinutes, orderAskMinutes },
      };
      void outbox
        .send({
          kind: 'staffOrder',
          placeId: place.id,
          orderer,
          ages: orderAges(settings),
          body,
          takes: { person, table, revision: cart.revision },
        })
        .then((id) => (id === undefined ? setFailure('changed') : onSaved()))
        .catch(() => setFailure('storage'))
        .finally(() => {
          isBusy.current = false;
          setSending(false);
        });
    },
    [outbox, onSaved],
  );
  return { send, isSending, failure };
}
