import type { LegalText } from '#screens/terms/legal-links.tsx';
import { LegalSheet } from '#screens/terms/legal-sheet.tsx';
import { useSaidPages } from './said-pages.ts';

/** One of the venue's legal texts over the page: from "about", a footer, a form. [S2.57] */
export const LegalDialog = ({ about, onClose }: { readonly about: LegalText; readonly onClose: () => void }) => {
  const pages = useSaidPages();
  return <LegalSheet about={about} state={pages.state} text={pages[about]} onClose={onClose} />;
};
