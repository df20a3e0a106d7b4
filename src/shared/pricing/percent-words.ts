import { useLingui } from '@lingui/react';

/** A percentage as the guest's language writes it: "12.5%", or "12,5 %" with a space that never breaks. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useLingui();
  return (percent) => i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
}
