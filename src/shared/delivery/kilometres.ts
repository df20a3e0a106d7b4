import { useLingui } from '@lingui/react/macro';

/** Formats a distance in the guest's language: "5,6 km", and in metres below one kilometre: "250 m". */
export const useKilometres = (): ((km: number) => string) => {
  const { i18n, t } = useLingui();
  return (km) => {
    const isNear = km < 1;
    const amount = isNear ? Math.round(km * 1000) : km;
    const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: amount < 100 ? 1 : 0 }).format(amount);
    return isNear ? t`${number}\u00a0m` : t`${number}\u00a0km`;
  };
};
