import { type ReactNode, useContext, useRef } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { VariantId } from '#domain/ids.ts';
import type { Product, Variant } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { AddBar } from '#shared/product/add-bar.tsx';
import { AllergenList } from '#shared/product/allergen-list.tsx';
import { CommentBox } from '#shared/product/comment-box.tsx';
import { IngredientSections } from '#shared/product/ingredient-sections.tsx';
import { MissingText, ProblemText } from '#shared/product/problem-text.tsx';
import { SecondName } from '#shared/product/second-name.tsx';
import { type ProductSelection, useProductSelection } from '#shared/product/use-product-selection.ts';
import { VariantSection } from '#shared/product/variant-section.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface DishChoiceSheetProps {
  readonly index: MenuIndex;
  readonly product: Product;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  readonly totalOf: (selection: ProductSelection) => Minor | undefined;
  /** The line that is changed; `undefined`: a new one. */
  readonly initial?: Partial<ProductSelection> | undefined;
  /** Warning about the choice, when a guest has an allergy. */
  readonly warningOf?: ((choice: IngredientChoice) => ReactNode) | undefined;
  readonly onAdd: (selection: ProductSelection) => void;
  readonly onClose: () => void;
}

/** Sizes, choices and comment of a dish, for the waiter who takes an order. */
export const DishChoiceSheet = ({
  index,
  product,
  priceOf,
  totalOf,
  initial,
  warningOf,
  onAdd,
  onClose,
}: DishChoiceSheetProps) => {
  const form = useProductSelection(index, product, initial, undefined);
  const content = useRef<HTMLDivElement>(null);
  const kitchen = useContext(SecondName)(`dish:${product.id}`);
  const { selection, missing } = form;
  const submit = (size?: VariantId) => {
    form.submit(onAdd, size);
    const group = missing && content.current?.querySelector(`[data-group="${missing.key}"]`);
    group?.scrollIntoView?.({ block: 'center' });
    group?.querySelector<HTMLElement>('[role="radio"], [role="checkbox"], button')?.focus({ preventScroll: true });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={product.name}
      titleLanguage={product.textLanguage}
      subtitle={kitchen}
      foot={
        <>
          <ProblemText problem={form.problem} />
          <AddBar
            name={product.name}
            position="top"
            main
            quantity={selection.quantity}
            total={totalOf(selection)}
            onQuantity={form.setQuantity}
            missing={missing && <MissingText title={missing.title} />}
            saves={initial !== undefined}
            onAdd={() => submit()}
          />
        </>
      }
    >
      <div ref={content} data-testid="dish-choice">
        {warningOf?.(selection.choice)}
        <VariantSection
          product={product}
          chosen={selection.variantId}
          priceOf={priceOf}
          onChoose={form.chooseVariant}
          // One press takes a size as the dish comes.
          onAddSize={initial ? undefined : submit}
        />
        <IngredientSections product={product} form={form} />
        <AllergenList index={index} product={product} choice={selection.choice} />
        <CommentBox
          placeholder={product.commentPlaceholder}
          placeholderLanguage={product.textLanguage}
          value={selection.comment}
          onChange={form.setComment}
        />
      </div>
    </Sheet>
  );
};
