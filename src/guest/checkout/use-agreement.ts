import type { Agreement } from '#guest/checkout/form/agreement-row.tsx';
import { useSaidPages } from '#guest/place/said-pages.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';

/**
 * To what the venue asks a guest to agree, by the pages that it has; undefined: to nothing. A kiosk takes no personal data and
 * stands in the venue: its guest agrees to nothing. [S5.10]
 */
export function useAgreement(): Agreement | undefined {
  const { terms, privacy } = useSaidPages();
  const isKiosk = useIsKiosk();
  if (isKiosk) return undefined;
  const hasTerms = terms.text !== '';
  const hasPolicy = privacy.text !== '';
  if (hasTerms && hasPolicy) return 'both';
  if (hasTerms) return 'terms';
  return hasPolicy ? 'policy' : undefined;
}
