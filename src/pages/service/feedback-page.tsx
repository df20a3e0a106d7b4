import { FeedbackScreen } from '#screens/feedback/feedback-screen.tsx';
import { useVenueContact } from '../place/venue-contact.ts';

/** Links of a venue that end in /feedback lead here. [S2.08, S2.25] */
export const FeedbackPage = () => <FeedbackScreen {...useVenueContact()} />;
