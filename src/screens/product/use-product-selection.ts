import { useEffect, useMemo, useRef, useState } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { IngredientId, VariantId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import {
  addableLimits,
  checkChoice,
  chooseRequired,
  defaultChoice,
  type OfferedIngredients,
  offeredIngredients,
  toggleAddable,
  toggleRemovable,
} from '#domain/product/ingredients.ts';
import { shownVariant } from '#domain/product/variant-choice.ts';

/** What a guest has chosen on a dish's page. */
export interface ProductSelection {
  readonly variantId: VariantId | undefined;
  readonly choice: IngredientChoice;
  /** 1–99 */
  readonly quantity: number;
  readonly comment: string;
}

/** Why a press did nothing, or why the dish cannot be added yet. */
export type SelectionProblem =
  | { readonly code: 'too_few'; readonly min: number }
  | { readonly code: 'too_many'; readonly max: number }
  | { readonly code: 'no_variant' }
  | { readonly code: 'unavailable' };

export interface ProductForm {
  readonly selection: ProductSelection;
  readonly offered: OfferedIngredients;
  readonly limits: { readonly min: number; readonly max: number };
  readonly problem: SelectionProblem | undefined;
  readonly chooseVariant: (id: VariantId) => void;
  readonly chooseRequired: (id: IngredientId) => void;
  readonly toggleAddable: (id: IngredientId) => void;
  readonly toggleRemovable: (id: IngredientId) => void;
  readonly setQuantity: (quantity: number) => void;
  readonly setComment: (comment: string) => void;
  /** Hands the selection on where it may be added; else says why not. Another size than the chosen one may be named. [S5.05, S5.07] */
  readonly submit: (onAdd: (selection: ProductSelection) => void, size?: VariantId) => void;
}

/** Keeps what is chosen within the rules, also while the menu changes under the page. [S4.22, S5.05–S5.08] */
export const useProductSelection = (
  index: MenuIndex,
  product: Product,
  initial: Partial<ProductSelection> | undefined,
  onDraft: ((selection: ProductSelection) => void) | undefined,
): ProductForm => {
  const [draft, setDraft] = useState<ProductSelection>(() => ({
    variantId: initial?.variantId,
    choice: initial?.choice ?? defaultChoice(index, product),
    quantity: initial?.quantity ?? 1,
    comment: initial?.comment ?? '',
  }));
  const [problem, setProblem] = useState<SelectionProblem>();
  const offered = useMemo(() => offeredIngredients(index, product), [index, product]);
  const limits = useMemo(() => addableLimits(product, offered.addable.length), [product, offered]);
  const selection: ProductSelection = {
    ...draft,
    variantId: shownVariant(product, draft.variantId)?.id,
    choice: keepOffered(draft.choice, offered),
  };
  const last = useRef(draft);
  useEffect(() => {
    if (last.current === draft) return;
    last.current = draft;
    onDraft?.(draft);
  }, [draft, onDraft]);
  const change = (next: Partial<ProductSelection>) => {
    setProblem(undefined);
    setDraft({ ...selection, ...next });
  };
  return {
    selection,
    offered,
    limits,
    problem,
    chooseVariant: (variantId) => change({ variantId }),
    chooseRequired: (id) => change({ choice: chooseRequired(index, product, selection.choice, id) }),
    toggleAddable: (id) => {
      const next = toggleAddable(index, product, selection.choice, id);
      if (next.ok) change({ choice: next.value });
      else setProblem(next.error);
    },
    toggleRemovable: (id) => change({ choice: toggleRemovable(index, product, selection.choice, id) }),
    setQuantity: (quantity) => change({ quantity }),
    setComment: (comment) => change({ comment }),
    submit: (onAdd, size = selection.variantId) => {
      const checked = checkChoice(index, product, selection.choice);
      if (size === undefined) setProblem({ code: 'no_variant' });
      else if (checked.ok) {
        setProblem(undefined);
        onAdd({ ...selection, variantId: size, choice: checked.value });
      } else if (checked.error.code === 'too_few' || checked.error.code === 'too_many') setProblem(checked.error);
      else setProblem({ code: 'unavailable' });
    },
  };
};

/** An ingredient that ran out while the page was open is no longer chosen. */
const keepOffered = (choice: IngredientChoice, offered: OfferedIngredients): IngredientChoice => {
  const keep = (ids: readonly IngredientId[], list: OfferedIngredients['addable']) =>
    ids.filter((id) => list.some((one) => one.id === id));
  const required = offered.required.find((one) => one.id === choice.required) ?? offered.required[0];
  return {
    required: required?.id,
    addable: keep(choice.addable, offered.addable),
    removable: keep(choice.removable, offered.removable),
  };
};
