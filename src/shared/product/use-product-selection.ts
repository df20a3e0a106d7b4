import { useEffect, useMemo, useRef, useState } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { IngredientId, VariantId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { checkChoice, type TooFew, type TooMany } from '#domain/product/check-choice.ts';
import { chooseOption, keepOffered } from '#domain/product/choose-option.ts';
import { defaultChoice, missingGroups } from '#domain/product/ingredients.ts';
import { type Group, type GroupKey, groupsOf, isOpen, type Option } from '#domain/product/modifier-groups.ts';
import { shownVariant } from '#domain/product/variant-choice.ts';

/** A guest's choices on a dish's page. */
export interface ProductSelection {
  readonly variantId: VariantId | undefined;
  readonly choice: IngredientChoice;
  /** 1–99 */
  readonly quantity: number;
  readonly comment: string;
}

/** Why a press had no effect, or why the dish cannot be added yet. `title`: of the group; empty when it has none. */
export type SelectionProblem =
  | (TooFew & { readonly title: string })
  | (TooMany & { readonly title: string })
  | { readonly code: 'no_variant' }
  | { readonly code: 'unavailable' };

export interface ProductForm {
  readonly selection: ProductSelection;
  /** Visible groups with the options that are available or will be again; a group without options is omitted. */
  readonly groups: readonly Group[];
  /** The first required group with too few options chosen; addable ingredients do not count. */
  readonly missing: Group | undefined;
  readonly problem: SelectionProblem | undefined;
  readonly chooseVariant: (id: VariantId) => void;
  readonly choose: (key: GroupKey, id: IngredientId, quantity: number) => void;
  readonly setQuantity: (quantity: number) => void;
  readonly setComment: (comment: string) => void;
  /**
   * Calls `onAdd` with the selection if it is valid, otherwise sets the problem. `size` overrides the chosen size.
   * [S5.05, S5.07]
   */
  readonly submit: (onAdd: (selection: ProductSelection) => void, size?: VariantId) => void;
}

/** Options that are available, and those that are temporarily sold out. */
const shownOptions = (index: MenuIndex, { options }: Group): readonly Option[] =>
  options.flatMap((option) => {
    if (option.isActive) return option;
    return index.ingredientById.get(option.id)?.isOff ? { ...option, isOff: true } : [];
  });

/** Keeps the selection valid, also when the menu changes while the page is open. [S4.22, S5.05–S5.08] */
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
  const groups = useMemo(() => groupsOf(index, product), [index, product]);
  const selection: ProductSelection = {
    ...draft,
    variantId: shownVariant(product, draft.variantId)?.id,
    choice: keepOffered(groups, draft.choice),
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
  const titled = (found: TooFew | TooMany): SelectionProblem => ({
    ...found,
    title: groups.find(({ key }) => key === found.group)?.title ?? '',
  });
  return {
    selection,
    groups: groups
      .filter((group) => isOpen(selection.choice, group))
      .map((group) => ({ ...group, options: shownOptions(index, group) }))
      .filter(({ options }) => options.length > 0),
    missing: missingGroups(groups, selection.choice).find(({ key }) => key !== 'addable'),
    problem,
    chooseVariant: (variantId) => change({ variantId }),
    choose: (key, id, quantity) => {
      const next = chooseOption(groups, selection.choice, key, id, quantity);
      if (next.ok) change({ choice: next.value });
      else setProblem(titled(next.error));
    },
    setQuantity: (quantity) => change({ quantity }),
    setComment: (comment) => change({ comment }),
    submit: (onAdd, size = selection.variantId) => {
      const checked = checkChoice(index, product, selection.choice);
      if (size === undefined) setProblem({ code: 'no_variant' });
      else if (checked.ok) {
        setProblem(undefined);
        onAdd({ ...selection, variantId: size, choice: checked.value });
      } else if (checked.error.code === 'too_few' || checked.error.code === 'too_many') {
        setProblem(titled(checked.error));
      } else setProblem({ code: 'unavailable' });
    },
  };
};
