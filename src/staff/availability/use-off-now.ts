import { useCallback, useMemo } from 'react';
import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import { nameOfKey } from '#domain/availability/off-name.ts';
import { offNow } from '#domain/availability/off-now.ts';
import type { OffKey } from '#domain/ids.ts';
import { foldWords } from '#domain/search/search-fold.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';

const MOST = 30;

interface Found {
  readonly key: OffKey;
  readonly kind: 'dish' | 'size' | 'ingredient';
  readonly name: string;
}

/** Items that are off, items that can be taken off, and the action that puts one back. Works offline. */
export function useOffNow() {
  const { serverNow, deviceNow } = useTabl();
  const { index, place } = useMenu();
  const { board } = useBoard();
  const { send, waiting } = useStaffCommands();
  const now = useMinute(serverNow);
  const off = useMemo(() => {
    const pressed = waiting.flatMap(({ command, at }) =>
      command.kind === 'availability' ? [{ ...command, at: at + serverNow() - deviceNow() }] : [],
    );
    // A dish that is switched off besides is put back in vain, because the menu itself marks it as sold out.
    const byMenu = [...index.productById.values()].filter(({ inStock }) => !inStock).map(({ id }) => id);
    return offNow(board?.off ?? [], pressed, now, byMenu).map((thing) => ({
      ...thing,
      name: nameOfKey(index, thing.key),
    }));
  }, [board, waiting, now, index, serverNow, deviceNow]);
  const all = useMemo(
    () =>
      [
        ...[...index.productById.values()].map(({ id, name }): Found => ({ key: id, kind: 'dish', name })),
        ...[...index.variantById].flatMap(([id, { product, variant }]): Found[] =>
          product.variants.length > 1
            ? [{ key: sizeKey(id), kind: 'size', name: `${product.name}, ${variant.size}` }]
            : [],
        ),
        ...[...index.ingredientById].map(
          ([id, { name }]): Found => ({ key: ingredientKey(id), kind: 'ingredient', name }),
        ),
      ].map((thing) => ({ thing, words: foldWords(thing.name) })),
    [index],
  );
  /** Each typed word must be the beginning of a word of the name; `undefined` without text. */
  const find = useCallback(
    (typed: string): readonly Found[] | undefined => {
      const asked = foldWords(typed);
      if (asked.length === 0) return undefined;
      return all
        .filter(({ words }) => asked.every((one) => words.some((word) => word.startsWith(one))))
        .slice(0, MOST)
        .map(({ thing }) => thing);
    },
    [all],
  );
  const putBack = useCallback(
    (about: OffKey) =>
      // Ignored: the frame redirects a signed-out person to the sign-in.
      void send({ kind: 'availability', about, change: { off: false, until: null } }).catch(() => undefined),
    [send],
  );
  return { off, find, putBack, now, timeZone: place.timeZone };
}
