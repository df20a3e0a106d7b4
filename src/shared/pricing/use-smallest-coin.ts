import { usePlacePages } from '#shared/place/use-place-pages.ts';

/** Smallest coin for cash payments here, in minor units; 1 until the place's pages are loaded. */
export const useSmallestCoin = (): number => {
  const pages = usePlacePages();
  return (typeof pages === 'object' ? pages.service.coin : undefined) ?? 1;
};
