import { DiscountsScreen } from '#screens/staff/discounts/discounts-screen.tsx';
import { useOwnerDiscounts } from '#state/staff/owner/use-owner-settings.ts';
import { DraftState } from './draft-state.tsx';
import { PublishWay } from './publish-way.tsx';

/** The discounts on whole orders. */
export const DiscountsPage = () => {
  const { drafts, discounts, currency, save } = useOwnerDiscounts();
  return (
    <DiscountsScreen
      isRead={drafts.file !== undefined}
      why={drafts.why}
      discounts={discounts}
      currency={currency}
      onSave={save}
      publishing={
        <>
          <DraftState drafts={drafts} />
          <PublishWay drafts={drafts} />
        </>
      }
    />
  );
};
