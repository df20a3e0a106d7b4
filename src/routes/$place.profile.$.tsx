import { createFileRoute } from '@tanstack/react-router';
import { AccountPages } from '#guest/lazy/lazy-account.tsx';

/** All pages of a customer's account: which there are is said in a part that nobody else loads. */
export const Route = createFileRoute('/$place/profile/$')({ component: Account });

function Account() {
  return <AccountPages path={Route.useParams()._splat} />;
}
