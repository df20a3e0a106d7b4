import type { ReactNode } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import type { CardsOfRows } from './cards-of-rows.ts';
import type { Jump, ListMemory } from './whole-menu-list.tsx';

/** Props of both whole-menu designs. */
export interface WholeMenuProps extends CardsOfRows {
  readonly device: DeviceKind;
  readonly theme: 1 | 2 | 3;
  /** The sections. Must be the same object while the menu is unchanged. */
  readonly sections: readonly MenuSection[];
  /** Key of language and menu version, because other texts have other heights. */
  readonly words: string;
  readonly memory: ListMemory;
  readonly jump: Jump | undefined;
  readonly onInView: (id: CategoryId) => void;
  /** The venue's name, above the printed menu. */
  readonly printTitle: ReactNode;
  /** Above the dishes: the "closed" notice, a promotion. */
  readonly above?: ReactNode;
  /** After the dishes: the venue's footer. */
  readonly below?: ReactNode;
}
