// Unfinished choices on dish pages: kept while the guest moves within the place, cleared when they leave it.
import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { Draft } from '#domain/cart/draft.ts';
import type { ProductId } from '#domain/ids.ts';
import { useNextVisit } from '#shared/visit/use-next-visit.ts';
import { useCart } from './cart-context.tsx';

export interface Drafts {
  readonly read: (id: ProductId) => Draft | undefined;
  readonly keep: (id: ProductId, draft: Draft) => void;
  /** Deletes the draft after its dish was added. */
  readonly drop: (id: ProductId) => void;
  /** Clears all drafts for a new party. */
  readonly clear: () => void;
  /** True on the first call only: the entrance animation of dishes runs once per arrival. [S9.08] */
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
  // A draft and its comment must not reach the next guest.
  useNextVisit(useCart().cart.visitId, () => drafts.current?.clear());
  return <DraftsContext value={drafts.current}>{children}</DraftsContext>;
};

export const useDrafts = (): Drafts => useContext(DraftsContext);
