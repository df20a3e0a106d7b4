import { useCallback, useMemo } from 'react';
import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import type { AvailabilityChange } from '#domain/availability/availability-change.ts';
import { dayEnd } from '#domain/availability/day-end.ts';
import { nameOfKey } from '#domain/availability/off-name.ts';
import type { IngredientId, OffKey } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow, ModifierGroup } from '#domain/menu/menu.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';

interface Thing {
  readonly key: OffKey;
  readonly kind: 'dish' | 'size' | 'ingredient';
  readonly name: string;
  readonly off?: { readonly until: number | null } | undefined;
}

export interface DishOff {
  readonly name: string;
  readonly language: Language;
  /** The item itself; for a dish also its sizes and choices. */
  readonly things: readonly Thing[];
  /** Number of ordered, unserved portions. */
  readonly ordered: number;
  readonly left: number | undefined;
  readonly now: number;
  readonly dayEnd: number;
  readonly timeZone: string;
  readonly change: (key: OffKey, change: AvailabilityChange) => void;
}

const NO_ROWS: readonly AvailabilityRow[] = [];
const OPEN: readonly string[] = ['ordered', 'cooked_spot', 'cooked_delivery', 'cooked_preorder', 'cooked_room'];

const optionsOf = ({ options }: ModifierGroup): readonly IngredientId[] =>
  options.flatMap(({ ingredientId, opens }) => [ingredientId, ...(opens ? optionsOf(opens) : [])]);

/** Data and actions to take a dish, a size or an ingredient off; `undefined` when it is not on the menu. */
export function useDishOff(about: OffKey): DishOff | undefined {
  const { serverNow } = useTabl();
  const { index, place, settings, language } = useMenu();
  const { board } = useBoard();
  const { send } = useStaffCommands();
  const now = useMinute(serverNow);
  const rows = board?.off ?? NO_ROWS;
  const change = useCallback(
    (key: OffKey, said: AvailabilityChange) =>
      // Ignored: the frame redirects a signed-out person to the sign-in.
      void send({ kind: 'availability', about: key, change: said }).catch(() => undefined),
    [send],
  );
  return useMemo(() => {
    const rowOf = (key: OffKey) => rows.find((row) => row.productId === key && (row.until === null || row.until > now));
    const thing = (key: OffKey, kind: Thing['kind'], name: string): Thing => {
      const row = rowOf(key);
      return { key, kind, name, ...(row && !row.left && { off: { until: row.until } }) };
    };
    const rest = { now, dayEnd: dayEnd(settings, place.timeZone, now), timeZone: place.timeZone, change };
    if (typeof about !== 'number') {
      const name = nameOfKey(index, about);
      const kind = about.startsWith('size:') ? 'size' : 'ingredient';
      return { name, language, things: [thing(about, kind, name)], ordered: 0, left: undefined, ...rest };
    }
    const product = index.productById.get(about);
    if (!product) return undefined;
    const chosen = new Set([
      ...product.ingredients.map(({ ingredientId }) => ingredientId),
      ...(product.groups ?? []).flatMap(optionsOf),
    ]);
    return {
      name: product.name,
      language: product.textLanguage,
      things: [
        thing(product.id, 'dish', product.name),
        ...(product.variants.length > 1 ? product.variants : []).map(({ id, size }) =>
          thing(sizeKey(id), 'size', size),
        ),
        ...[...chosen].flatMap((id) => {
          const name = index.ingredientById.get(id)?.name;
          return name === undefined ? [] : [thing(ingredientKey(id), 'ingredient', name)];
        }),
      ],
      ordered: (board?.orders ?? [])
        .filter(({ status }) => OPEN.includes(status))
        .flatMap(({ lines }) => lines)
        .reduce((sum, line) => sum + (line.productId === product.id ? line.quantity : 0), 0),
      left: rowOf(product.id)?.left,
      ...rest,
    };
  }, [about, rows, index, language, board, now, settings, place, change]);
}
