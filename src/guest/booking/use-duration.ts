import { useLingui } from '@lingui/react';

/** Formats a duration in the guest's language: "1 hr 30 min". */
export const useDuration = (): ((minutes: number) => string) => {
  const { i18n } = useLingui();
  const inUnits = (amount: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [hours > 0 && inUnits(hours, 'hour'), (rest > 0 || hours === 0) && inUnits(rest, 'minute')];
    return parts.filter(Boolean).join(' ');
  };
};
