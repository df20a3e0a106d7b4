import { createFileRoute } from '@tanstack/react-router';
import { AccountPages } from '#guest/lazy/lazy-account.tsx';

/** All pages of a customer's account; the lazy chunk decides which page a path shows. */
export const Route = createFileRoute('/$place/profile/$')({ component: Account });

function Account() {
  return <AccountPages path={Route.useParams()._splat} />;
}
