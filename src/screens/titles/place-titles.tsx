import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '#ui/words/page-head.tsx';

/** What the window is called at a place, as the server calls its pages too: "Neven · Menu", "Shopska salad · Neven". */
export const PlaceTitles = ({
  placeName,
  shown,
  manifest,
  page,
  children,
}: {
  readonly placeName: string;
  /** `page`: one that says its own name. */
  readonly shown: 'home' | 'orders' | 'page';
  readonly manifest: string;
  /** The address. */
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
