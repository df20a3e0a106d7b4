import { useCallback, useMemo, useState } from 'react';
import type { StoredFeedback } from '#contract/outbox/feedback-command.ts';
import { NO_AGES } from '#domain/outbox/command-ages.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { FailedToast } from '#guest/notices/failed-toast.tsx';
import { useVenueContact } from '#guest/place/venue-contact.ts';
import { VenueContact } from '#guest/place/venue-contact.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { FeedbackScreen, type FeedbackStage } from './feedback-screen.tsx';
import { useServiceOffer } from './use-service-offer.ts';

// The guest's feedback of this visit, and the function that sends it.
interface GivenFeedback {
  /** Last feedback of this visit; `undefined`: none yet. */
  readonly given: StoredFeedback | undefined;
  /** The rows are read, so missing feedback is really missing. */
  readonly isRead: boolean;
  readonly give: (said: Pick<StoredFeedback, 'answers' | 'text'>) => void;
  readonly isFailed: boolean;
  readonly seenFailed: () => void;
}

/** State of the guest's feedback. Never rejects. */
function useFeedback(): GivenFeedback {
  const { outbox } = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const [isFailed, setFailed] = useState(false);
  const seenFailed = useCallback(() => setFailed(false), []);
  const found = useRows(async () => {
    const { readShownCommands } = await import('#core/db/visit/shown-commands.ts');
    return async (db) => ({ last: (await readShownCommands(db, place.id, 'feedback')).at(-1) });
  }, [place.id]);
  const give = useCallback<GivenFeedback['give']>(
    (said) => {
      const body = { ...said, session: session?.token };
      outbox.send({ kind: 'feedback', placeId: place.id, orderer: undefined, ages: NO_AGES, body }).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    },
    [outbox, place.id, session?.token],
  );
  return useMemo(
    () => ({ given: found?.last, isRead: found !== undefined, give, isFailed, seenFailed }),
    [found, give, isFailed, seenFailed],
  );
}

const stageOf = ({ given }: Pick<GivenFeedback, 'given'>): FeedbackStage => {
  if (!given) return 'form';
  if (!isSettled(given.state)) return 'waiting';
  return given.state === 'received' ? 'thanks' : 'refused';
};

/** The venue's feedback questions. A venue's links that end in /feedback lead here. [S2.08, S2.25] */
export const FeedbackPage = () => {
  const isSaid = useServiceCatalog();
  const contact = useVenueContact();
  const { questions } = useServiceOffer();
  const feedback = useFeedback();
  const { session } = useSession();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  if (!isSaid || !feedback.isRead) return <LoadingPart />;
  return (
    <>
      <FeedbackScreen
        questions={questions}
        stage={stageOf(feedback)}
        offline={!isOnline}
        table={session?.table}
        limited={feedback.given?.limited}
        menuHref={`/${place.slug}`}
        onGive={feedback.give}
      >
        <VenueContact {...contact} />
      </FeedbackScreen>
      {feedback.isFailed && <FailedToast onClose={feedback.seenFailed} />}
    </>
  );
};
