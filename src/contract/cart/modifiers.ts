// Choices in a dish's own groups: our field beside the specified `ingredients` of a line. Absent for a dish without own
// groups, so that its lines are exactly as specified. [S3.15]
import * as v from 'valibot';
import type { Modifier } from '#domain/cart/cart.ts';
import type { GroupId, IngredientId } from '#domain/ids.ts';
import { numeric, rowId } from '../wire.ts';

/** Tolerant, because the device's own rows may be of other builds. */
export const modifierList = v.array(
  v.object({ groupId: rowId, optionId: rowId, quantity: v.pipe(numeric, v.integer(), v.minValue(0)) }),
);
type WireModifier = v.InferOutput<typeof modifierList>[number];

const byGroup = (a: WireModifier, b: WireModifier): number => a.groupId - b.groupId || a.optionId - b.optionId;

/** The modifiers of a choice, from a line. */
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

/** The modifiers of a choice, for a line. */
export const modifiersToWire = (modifiers: readonly Modifier[] | undefined): { modifiers?: WireModifier[] } =>
  modifiers ? { modifiers: modifiers.map(({ groupId, optionId, quantity }) => ({ groupId, optionId, quantity })) } : {};
