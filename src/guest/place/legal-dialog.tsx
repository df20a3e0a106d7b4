import type { Said } from '#domain/language/translated.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { type LegalText, LegalTitle } from './legal-links.tsx';
import { useSaidPages } from './said-pages.ts';
import { type PagesState, VenueText } from './venue-text.tsx';

/** Terms, privacy or refunds over the page that needs them, so that typed text stays. [S2.57] */
export const LegalSheet = ({
  about,
  state,
  text,
  onClose,
}: {
  readonly about: LegalText;
  readonly state: PagesState;
  readonly text: Said;
  readonly onClose: () => void;
}) => (
  <Sheet open onClose={onClose} title={<LegalTitle text={about} />}>
    <div data-testid={`legal-${about}`}>
      <VenueText state={state} text={text} />
    </div>
  </Sheet>
);

/** Dialog with one of the venue's legal texts, for the about page, a footer or a form. [S2.57] */
export const LegalDialog = ({ about, onClose }: { readonly about: LegalText; readonly onClose: () => void }) => {
  const pages = useSaidPages();
  return <LegalSheet about={about} state={pages.state} text={pages[about]} onClose={onClose} />;
};
