import { useCallback } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { LineWords } from '#ui/view/line-words.ts';
import { lineWords, type NamedLine } from './line-words.ts';

/** Names ordered dishes from the open menu in the reader's language; `undefined` when the menu has no translation. */
export function useLineWords(): (line: NamedLine) => LineWords | undefined {
  const { place, index } = useMenu();
  return useCallback((line) => lineWords(index, place, line), [index, place]);
}
