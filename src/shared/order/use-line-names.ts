import { useCallback } from 'react';
import type { LineNames } from '#domain/order/line-names.ts';
import { lineNames, type NamedLine } from '#domain/order/line-names.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** Names ordered dishes from the open menu in the reader's language; `undefined` when the menu has no translation. */
export function useLineNames(): (line: NamedLine) => LineNames | undefined {
  const { place, index } = useMenu();
  return useCallback((line) => lineNames(index, place, line), [index, place]);
}
