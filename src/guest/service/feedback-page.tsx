import { isSettled } from '#domain/outbox/outbox.ts';
import { FailedToast } from '#guest/notices/failed-toast.tsx';
import { useVenueContact } from '#guest/place/venue-contact.ts';
import { VenueContact } from '#guest/place/venue-contact.tsx';
import { OnItsWay } from '#shared/frame/on-its-way.tsx';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { FeedbackScreen, type FeedbackStage } from './feedback-screen.tsx';
import { type GivenFeedback, useFeedback } from './use-feedback.ts';
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
