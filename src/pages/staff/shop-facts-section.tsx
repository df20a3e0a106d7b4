import { ShopFacts } from '#screens/staff/shop-facts/shop-facts.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useShopFacts } from '#state/staff/owner/use-shop-facts.ts';

/** What a tax office asks about the open place. */
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
