// A guest's unfinished choice on a dish page: in memory for back and forward, on the device for a reload.
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '#core/db/cart/draft-table.ts';
import type { Draft } from '#domain/cart/draft.ts';
import type { ProductId } from '#domain/ids.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useCart } from './cart-context.tsx';
import { useDrafts } from './drafts-context.tsx';

export interface DishDraft {
  readonly initial: Draft | undefined;
  /** React key of the form: a draft loaded from the device gets a new one, so that the form starts again with it. */
  readonly key: string;
  readonly keep: (draft: Draft) => void;
  /** Deletes the draft after its dish was added. */
  readonly drop: () => void;
}

/** A draft that cannot be saved stays in memory, without a message. */
export function useDraft(productId: ProductId): DishDraft {
  const { database } = useTabl();
  const { id: placeId } = useMenu().place;
  const { visitId } = useCart().cart;
  const drafts = useDrafts();
  const [found, setFound] = useState<ProductId>();

  useEffect(() => {
    if (drafts.read(productId)) return;
    let isOver = false;
    void database()
      .then((db) => readDraft(db, placeId, productId))
      .then((draft) => {
        // A choice made meanwhile wins over the stored draft.
        if (isOver || !draft || drafts.read(productId)) return;
        drafts.keep(productId, draft);
        setFound(productId);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [database, placeId, productId, drafts]);

  // Called on each key press: one write runs at a time, and only the latest pending one follows.
  const waiting = useRef<(() => Promise<void>) | undefined>(undefined);
  const isWriting = useRef(false);
  const write = useCallback(
    async (draft: Draft | undefined) => {
      waiting.current = async () => keepDraft(await database(), { placeId, visitId }, productId, draft);
      if (isWriting.current) return;
      isWriting.current = true;
      while (waiting.current) {
        const next = waiting.current;
        waiting.current = undefined;
        await next().catch(() => undefined);
      }
      isWriting.current = false;
    },
    [database, placeId, visitId, productId],
  );
  const keep = useCallback(
    (draft: Draft) => {
      drafts.keep(productId, draft);
      void write(draft);
    },
    [drafts, productId, write],
  );
  const drop = useCallback(() => {
    drafts.drop(productId);
    void write(undefined);
  }, [drafts, productId, write]);
  return { initial: drafts.read(productId), key: found === productId ? 'found' : 'new', keep, drop };
}
