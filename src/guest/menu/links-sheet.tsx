import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { LinkCodes, type NamedTarget } from './link-codes.tsx';
import { LinkList } from './link-list.tsx';

export interface LinksSheetProps {
  readonly title: ReactNode;
  readonly titleLanguage?: Language | undefined;
  readonly targets: readonly NamedTarget[];
  /** True on a device that stays in the venue: QR codes replace external links. */
  readonly codes: boolean;
  readonly onClose: () => void;
}

/** Choice among the links of a category or a venue. [S2.25, S2.57] Includes Radix: load it with React.lazy. */
export const LinksSheet = ({ title, titleLanguage, targets, codes, onClose }: LinksSheetProps) => (
  <Sheet open onClose={onClose} title={title} titleLanguage={titleLanguage}>
    {codes ? <LinkCodes targets={targets} /> : <LinkList targets={targets} onFollow={onClose} />}
  </Sheet>
);
