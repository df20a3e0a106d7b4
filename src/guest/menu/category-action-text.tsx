import type { LinkTarget } from '#domain/menu/category-link.ts';
import { LinkCodes } from './link-codes.tsx';
import { LinkList } from './link-list.tsx';

/** Links of a category that has links instead of dishes, for a guest who opens its address. [S2.25] */
export const ActionText = ({ targets, codes }: { readonly targets: readonly LinkTarget[]; readonly codes: boolean }) =>
  codes ? <LinkCodes targets={targets} /> : <LinkList targets={targets} />;
