import { useLingui } from '@lingui/react';

/** Formats a percentage in the guest's language: "12.5%", or "12,5 %" with a no-break space. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useLingui();
  return (percent) => i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
}
