import type { Agreement } from '#guest/checkout/form/agreement-row.tsx';
import { useSaidPages } from '#guest/place/said-pages.ts';

/** To what the venue asks a guest to agree, by the pages that it has; undefined: to nothing. [S5.10] */
export function useAgreement(): Agreement | undefined {
  const { terms, privacy } = useSaidPages();
  const hasTerms = terms.text !== '';
  const hasPolicy = privacy.text !== '';
  if (hasTerms && hasPolicy) return 'both';
  if (hasTerms) return 'terms';
  return hasPolicy ? 'policy' : undefined;
}
