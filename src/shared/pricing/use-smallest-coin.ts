import { usePlacePages } from '#shared/place/use-place-pages.ts';

/** The smallest coin that cash is paid in here, minor units; 1 until the place's pages are known. */
export const useSmallestCoin = (): number => {
  const pages = usePlacePages();
  return (typeof pages === 'object' ? pages.service.coin : undefined) ?? 1;
};
