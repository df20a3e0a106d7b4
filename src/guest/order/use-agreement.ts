import type { Agreement } from '#guest/checkout/form/agreement-row.tsx';
import { useSaidPages } from '#guest/place/said-pages.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';

/**
 * Consent that the venue requires, by its existing pages; `undefined`: none. A kiosk takes no personal data, so it asks for
 * none. [S5.10]
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
