// Choices that a guest has made on a dish's page and not yet added: going back and forth keeps them, leaving the place does
// not.
import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { Draft } from '#domain/cart/draft.ts';
import type { ProductId } from '#domain/ids.ts';
import { useNextVisit } from '#shared/visit/use-next-visit.ts';
import { useCart } from './cart-context.tsx';

export interface Drafts {
  readonly read: (id: ProductId) => Draft | undefined;
  readonly keep: (id: ProductId, draft: Draft) => void;
  /** Ends the draft: its dish is in the order now. */
  readonly drop: (id: ProductId) => void;
  /** Another party is here. */
  readonly clear: () => void;
  /** true once: dishes come in one after the other only for who has just arrived. [S9.08] */
  readonly arrive: () => boolean;
}

const createDrafts = (): Drafts => {
  const drafts = new Map<ProductId, Draft>();
  let hasArrived = false;
  return {
    read: (id) => drafts.get(id),
    keep: (id, draft) => void drafts.set(id, draft),
    drop: (id) => void drafts.delete(id),
    clear: () => drafts.clear(),
    arrive: () => {
      const isFirst = !hasArrived;
      hasArrived = true;
      return isFirst;
    },
  };
};

const DraftsContext = createContext<Drafts>(createDrafts());

export const DraftsProvider = ({ children }: { readonly children: ReactNode }) => {
  const drafts = useRef<Drafts>(undefined);
  drafts.current ??= createDrafts();
  // Half a choice and half a word to the kitchen are not for the next guest.
  useNextVisit(useCart().cart.visitId, () => drafts.current?.clear());
  return <DraftsContext value={drafts.current}>{children}</DraftsContext>;
};

export const useDrafts = (): Drafts => useContext(DraftsContext);
