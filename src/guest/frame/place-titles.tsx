import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '#ui/words/page-head.tsx';

/** Window titles at a place, equal to the server's: "Neven · Menu", "Shopska salad · Neven". */
export const PlaceTitles = ({
  placeName,
  shown,
  manifest,
  page,
  children,
}: {
  readonly placeName: string;
  /** `page`: the page sets its own title. */
  readonly shown: 'home' | 'orders' | 'page';
  readonly manifest: string;
  /** The page's address. */
  readonly page: string;
  readonly children: ReactNode;
}) => {
  const { t } = useLingui();
  const titles = {
    home: `${placeName} · ${t`Menu`}`,
    orders: `${t`My orders`} · ${placeName}`,
    page: undefined,
  };
  return (
    <PageHead site={placeName} title={titles[shown]} manifest={manifest} page={page}>
      {children}
    </PageHead>
  );
};
