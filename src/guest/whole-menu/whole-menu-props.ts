import type { ReactNode } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import type { CardsOfRows } from './cards-of-rows.ts';
import type { Jump, ListMemory } from './whole-menu-list.tsx';

/** The props of both looks of the whole menu. */
export interface WholeMenuProps extends CardsOfRows {
  readonly device: DeviceKind;
  readonly theme: 1 | 2 | 3;
  /** The sections. Keep them the same object as long as the menu is. */
  readonly sections: readonly MenuSection[];
  /** The language and the menu's version: other words have other heights. */
  readonly words: string;
  readonly memory: ListMemory;
  readonly jump: Jump | undefined;
  readonly onInView: (id: CategoryId) => void;
  /** The venue's name, over the menu on paper. */
  readonly printTitle: ReactNode;
  /** Above the dishes: the notice that the kitchen is closed, a promotion. */
  readonly above?: ReactNode;
  /** The content after the dishes: the venue's footer. */
  readonly below?: ReactNode;
}
