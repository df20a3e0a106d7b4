import { useLocation } from '@tanstack/react-router';
import { TermsScreen } from '#screens/terms/terms-screen.tsx';
import { useSaidPages } from './said-pages.ts';

/** The venue's terms, privacy and refunds. [S2.16] */
export const CustomTermsPage = () => {
  const { state, terms, privacy, refund } = useSaidPages();
  const part = useLocation({ select: ({ hash }) => hash });
  return <TermsScreen state={state} texts={{ terms, privacy, refund }} part={part} />;
};
