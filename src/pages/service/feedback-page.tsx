import { isSettled } from '#domain/outbox/outbox.ts';
import { VenueContact } from '#screens/about/venue-contact.tsx';
import { FailedToast } from '#screens/notices/failed-toast.tsx';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { FeedbackScreen, type FeedbackStage } from '#screens/service/feedback-screen.tsx';
import { type GivenFeedback, useFeedback } from '#state/service/use-feedback.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';
import { useSession } from '#state/session/session-context.tsx';
import { useIsOnline } from '#state/tabl-context.tsx';
import { useVenueContact } from '../place/venue-contact.ts';
import { useServiceOffer } from './use-service-offer.ts';

const stageOf = ({ given }: Pick<GivenFeedback, 'given'>): FeedbackStage => {
  if (!given) return 'form';
  if (!isSettled(given.state)) return 'waiting';
  return given.state === 'received' ? 'thanks' : 'refused';
};

/** How it was, asked by the venue. Links of a venue that end in /feedback lead here. [S2.08, S2.25] */
export const FeedbackPage = () => {
  const isSaid = useServiceWords();
  const contact = useVenueContact();
  const { questions } = useServiceOffer();
  const feedback = useFeedback();
  const { session } = useSession();
  const isOnline = useIsOnline();
  if (!isSaid || !feedback.isRead) return <OnItsWay />;
  return (
    <>
      <FeedbackScreen
        questions={questions}
        stage={stageOf(feedback)}
        offline={!isOnline}
        table={session?.table}
        limited={feedback.given?.limited}
        onGive={feedback.give}
      >
        <VenueContact {...contact} />
      </FeedbackScreen>
      {feedback.isFailed && <FailedToast onClose={feedback.seenFailed} />}
    </>
  );
};
