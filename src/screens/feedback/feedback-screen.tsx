import { Trans, useLingui } from '@lingui/react/macro';
import { WordsPage } from '#ui/words/words-page.tsx';
import { VenueContact, type VenueContactProps } from '../about/venue-contact.tsx';

/** The venue's contact details for a guest's feedback. The screen asks nothing yet, and says so. [S2.08] */
export const FeedbackScreen = (props: VenueContactProps) => {
  const { t } = useLingui();
  return (
    <WordsPage
      testId="feedback-screen"
      title={t`How was it?`}
      lead={<Trans>You cannot write to us here yet. Please tell the staff, or reach us directly.</Trans>}
    >
      <VenueContact {...props} />
    </WordsPage>
  );
};
