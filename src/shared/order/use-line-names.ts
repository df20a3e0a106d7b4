import { useCallback } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { LineNames } from '#ui/view/line-names.ts';
import { lineNames, type NamedLine } from './line-names.ts';

/** Names ordered dishes from the open menu in the reader's language; `undefined` when the menu has no translation. */
export function useLineNames(): (line: NamedLine) => LineNames | undefined {
  const { place, index } = useMenu();
  return useCallback((line) => lineNames(index, place, line), [index, place]);
}
