import { useNavigate } from '@tanstack/react-router';
import { bulkPrices, priceSteps, pricesEdit, readRule } from '#domain/owner/bulk-prices.ts';
import { categoriesOf, dishesOf } from '#domain/owner/menu-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { currencySuffix } from '#domain/pricing/money.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { useMenuAddress } from '#staff/menu/menu-address.ts';
import { DraftNews } from '#staff/publish/draft-state.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { PricesScreen } from './prices-screen.tsx';

/** Bulk price change of the edited menu: published and unpublished prices. */
export const BulkPrices = ({ drafts, file }: { readonly drafts: Drafts; readonly file: VenueFile }) => {
  const { place, settings } = useMenu();
  const { language } = useLanguage();
  const address = useMenuAddress();
  const navigate = useNavigate();
  const { currency } = place;
  return (
    <PricesScreen
      backHref={address.listHref}
      categories={categoriesOf(file).map(({ slug, name }) => ({ slug, name, dishes: dishesOf(file, slug) }))}
      current={address.category}
      steps={priceSteps(currency).map(({ amount }) => ({
        amount,
        words: formatMoney(amount, currency, language, settings.currencySuffix),
      }))}
      currency={settings.currencySuffix ?? currencySuffix(currency)}
      readRule={(by, text, direction) => readRule(by, text, direction, currency)}
      preview={(asked) => bulkPrices(file, asked)}
      onKeep={async (changed) => {
        const edit = pricesEdit(changed);
        const isKept = edit !== undefined && (await drafts.add(edit));
        if (isKept) await navigate({ href: address.listHref });
        return isKept;
      }}
      notices={<DraftNews drafts={drafts} />}
    />
  );
};
