// Choices in a dish's own groups: a field of ours beside the specified `ingredients` of a line. Left out where the dish has
// no groups of its own, so that such a line is spelt as specified. [S3.15]
import * as v from 'valibot';
import type { Modifier } from '#domain/cart/cart.ts';
import type { GroupId, IngredientId } from '#domain/ids.ts';
import { numeric, rowId } from '../wire.ts';

/** As loosely spelt as the device's own records may be. */
export const modifierList = v.array(
  v.object({ groupId: rowId, optionId: rowId, quantity: v.pipe(numeric, v.integer(), v.minValue(0)) }),
);
type WireModifier = v.InferOutput<typeof modifierList>[number];

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
