import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { canMerge } from '#domain/cart/cart-lines.ts';
import { cleanComment } from '#domain/cart/comment.ts';
import { choiceNames } from '#domain/product/choice-names.ts';
import { toLine } from '#guest/product/use-back-link.ts';
import type { Selection } from '#shared/cart/cart-actions.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { productHref } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { AddedToast } from './added-toast.tsx';

/** Toast of the selection added last. "Change" opens the cart line that the selection is in. [S2.40] */
export const AddedHere = ({
  selection,
  onUndo,
  onClose,
}: {
  readonly selection: Selection;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) => {
  const { product, variant, choice, quantity, comment = '' } = selection;
  const { index, place } = useMenu();
  const { cart } = useCart();
  const { history } = useRouter();
  const dish = { productId: product.id, variantId: variant.id, choice, comment: cleanComment(comment) };
  const line = cart.lines.find((one) => canMerge(one, dish));
  const isIn = line !== undefined;
  const wasIn = useRef(false);
  // Once it is sent or removed, there is nothing to undo.
  useEffect(() => {
    if (wasIn.current && !isIn) onClose();
    wasIn.current = isIn;
  }, [isIn, onClose]);
  return (
    <AddedToast
      quantity={quantity}
      name={product.name}
      language={product.textLanguage}
      size={variant.size}
      chosen={choiceNames(index, product, choice).chosen}
      onChange={
        line &&
        (() => {
          onClose();
          history.push(productHref(index, place.slug, product), toLine(line.lineId));
        })
      }
      onUndo={onUndo}
      onClose={onClose}
    />
  );
};
