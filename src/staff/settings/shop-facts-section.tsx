import { useMenu } from '#shared/menu/menu-context.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { useShopFacts } from './use-shop-facts.ts';

/** Facts about the open place that a tax office asks. */
export const ShopFactsSection = () => {
  const { place } = useMenu();
  const { facts, why } = useShopFacts();
  return (
    <ShopFacts
      facts={
        facts && {
          address: facts.address === null ? undefined : `${facts.address}/${place.slug}`,
          software: `${facts.software} ${facts.version}`,
          database: facts.database,
        }
      }
      why={why}
    />
  );
};
