import { useLocation } from '@tanstack/react-router';
import { useSaidPages } from './said-pages.ts';
import { TermsScreen } from './terms-screen.tsx';

/** The venue's terms, privacy and refunds. [S2.16] */
export const CustomTermsPage = () => {
  const { state, terms, privacy, refund } = useSaidPages();
  const part = useLocation({ select: ({ hash }) => hash });
  return <TermsScreen state={state} texts={{ terms, privacy, refund }} part={part} />;
};
