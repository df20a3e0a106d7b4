import type { CategoryDoor, LinkTarget } from '#domain/menu/category-link.ts';
import { WaiterWords } from '#screens/waiter/waiter-words.tsx';
import { LinkCodes } from './link-codes.tsx';
import { LinkList } from './link-list.tsx';

/** The page of a category that has a door instead of dishes, for a guest who comes by its address. [S2.25, S2.26] */
export const DoorWords = ({
  door,
  targets,
  codes,
  room,
}: {
  readonly door: CategoryDoor | undefined;
  readonly targets: readonly LinkTarget[];
  readonly codes: boolean;
  readonly room: boolean;
}) => {
  if (door?.kind === 'waiter') return <WaiterWords room={room} />;
  return codes ? <LinkCodes targets={targets} /> : <LinkList targets={targets} />;
};
