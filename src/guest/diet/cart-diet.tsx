// The cart's verdict for a guest who avoids allergens or follows a diet.

import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { allergensOfMenu, type VerdictKind, worstOf } from '#domain/diet/judge-dish.ts';
import { judgeLines, kindToWarn } from '#domain/diet/unlisted-parts.ts';
import { LeftOutNote } from '#guest/service/left-out-note.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { KitchenKnows } from '#shared/diet/kitchen-knows.tsx';
import { VerdictMark } from '#shared/diet/verdict-mark.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import styles from './cart-warning.module.css';

/** Warning above the send button: the worst verdict in the order, and what the kitchen is told. It does not block sending. */
export const CartWarning = ({
  kind,
  isDiet = false,
  children,
}: {
  readonly kind: Exclude<VerdictKind, 'free'>;
  /** No allergen is involved, only a diet. */
  readonly isDiet?: boolean;
  /** Below the sentence. */
  readonly children?: ReactNode;
}) => (
  <div className={styles.warning} role="status">
    <VerdictMark kind={kind} size="1.375rem" />
    <div>
      <p data-testid="cart-warning" data-verdict={kind}>
        {kind === 'contains' && isDiet ? (
          <Trans>Something in your order does not suit your diet.</Trans>
        ) : kind === 'contains' ? (
          <Trans>Something in your order contains what you avoid.</Trans>
        ) : kind === 'may_contain' ? (
          <Trans>Something in your order may contain traces of what you avoid.</Trans>
        ) : (
          <Trans>For something in your order it is not stated whether it suits you. Please ask us.</Trans>
        )}
      </p>
      {children}
    </div>
  </div>
);

export interface CartDiet {
  /** Notes by line id; only lines that conflict have one. */
  readonly notes: ReadonlyMap<string, ReactNode> | undefined;
  readonly warning: ReactNode;
}

/** Verdicts of the lines with their chosen ingredients. A dish removed from the menu leaves the cart elsewhere. */
export function useCartDiet({ lines }: Cart): CartDiet {
  const { index } = useMenu();
  const { avoidance, isNothing } = useDiet();
  // Until the texts of the reason are loaded, a line has the plain warning.
  const isSaid = useServiceCatalog();
  return useMemo(() => {
    if (isNothing) return { notes: undefined, warning: undefined };
    const judged = judgeLines(index, lines, avoidance).map((line) => (isSaid ? line : { ...line, unlisted: [] }));
    const told = { avoidance, allergens: allergensOfMenu(index), sent: false };
    const worst = worstOf(judged.map(({ verdict, unlisted }) => kindToWarn(verdict, unlisted)));
    return {
      notes: new Map(judged.map(({ lineId, ...note }) => [lineId, <LeftOutNote key={lineId} {...note} />])),
      // One notice, so that the same allergy is not told twice.
      warning:
        worst === 'free' ? (
          <KitchenKnows {...told} />
        ) : (
          <CartWarning kind={worst} isDiet={judged.every(({ verdict }) => verdict.contains.length === 0)}>
            <KitchenKnows {...told} isPart />
          </CartWarning>
        ),
    };
  }, [lines, index, avoidance, isNothing, isSaid]);
}
