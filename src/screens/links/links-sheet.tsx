import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { LinkCodes, type NamedTarget } from './link-codes.tsx';
import { LinkList } from './link-list.tsx';

export interface LinksSheetProps {
  readonly title: ReactNode;
  readonly titleLanguage?: Language | undefined;
  readonly targets: readonly NamedTarget[];
  /** The device stays where it is: codes to scan instead of ways out. */
  readonly codes: boolean;
  readonly onClose: () => void;
}

/** A category's links, or a venue's, to choose from. [S2.25, S2.57] Brings Radix with it: load it with React.lazy. */
export const LinksSheet = ({ title, titleLanguage, targets, codes, onClose }: LinksSheetProps) => (
  <Sheet open onClose={onClose} title={title} titleLanguage={titleLanguage}>
    {codes ? <LinkCodes targets={targets} /> : <LinkList targets={targets} onFollow={onClose} />}
  </Sheet>
);
