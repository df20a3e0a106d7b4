// Choices that a guest has begun on a dish's page: in memory for going back and forth, on the device for a page that is
// loaded anew.
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
  /** Key of the form; another one where a draft came from the device: the form begins anew with it. */
  readonly key: string;
  readonly keep: (draft: Draft) => void;
  /** Ends the draft: its dish is in the order now. */
  readonly drop: () => void;
}

/** A draft that the device cannot keep stays in memory: it is worth no message. */
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
        // A guest who has chosen meanwhile is not overruled.
        if (isOver || !draft || drafts.read(productId)) return;
        drafts.keep(productId, draft);
        setFound(productId);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [database, placeId, productId, drafts]);

  // Letter by letter: one is written at a time, and of those that came meanwhile only the last.
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
