import type { LegalText } from './legal-links.tsx';
import { LegalSheet } from './legal-sheet.tsx';
import { useSaidPages } from './said-pages.ts';

/** The dialog with one of the venue's legal texts: from the page "about", a footer, a form. [S2.57] */
export const LegalDialog = ({ about, onClose }: { readonly about: LegalText; readonly onClose: () => void }) => {
  const pages = useSaidPages();
  return <LegalSheet about={about} state={pages.state} text={pages[about]} onClose={onClose} />;
};
