// What is chosen of a dish's own groups: a field of ours beside the specified `ingredients` of a line. Left out where the
// dish has no groups of its own, so that such a line is spelt as specified. [S3.15]
import type { Modifier } from '#domain/cart/cart.ts';
import type { GroupId, IngredientId } from '#domain/ids.ts';

export interface WireModifier {
  readonly groupId: number;
  readonly optionId: number;
  readonly quantity: number;
}

/** More is nobody's choice. */
export const MOST_MODIFIERS = 100;
export const MOST_OF_ONE = 99;

const byGroup = (a: WireModifier, b: WireModifier): number => a.groupId - b.groupId || a.optionId - b.optionId;

/** The part of a choice that a line's `modifiers` say. */
export const toModifiers = (wire: readonly WireModifier[] | null | undefined): { modifiers?: readonly Modifier[] } =>
  wire
    ? {
        modifiers: wire.toSorted(byGroup).map(({ groupId, optionId, quantity }) => ({
          groupId: groupId as GroupId,
          optionId: optionId as IngredientId,
          quantity,
        })),
      }
    : {};

/** The field of a line for a choice. */
export const modifiersToWire = (modifiers: readonly Modifier[] | undefined): { modifiers?: WireModifier[] } =>
  modifiers ? { modifiers: modifiers.map(({ groupId, optionId, quantity }) => ({ groupId, optionId, quantity })) } : {};
