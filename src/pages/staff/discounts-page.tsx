import { DiscountsScreen } from '#screens/staff/discounts/discounts-screen.tsx';
import { PublishBar } from '#screens/staff/publish/publish-bar.tsx';
import { useOwnerDiscounts } from '#state/staff/owner/use-owner-settings.ts';

/** The discounts on whole orders. */
export const DiscountsPage = () => {
  const { isRead, why, discounts, currency, save, publishing } = useOwnerDiscounts();
  return (
    <DiscountsScreen
      isRead={isRead}
      why={why}
      discounts={discounts}
      currency={currency}
      onSave={save}
      publishing={
        <PublishBar
          waiting={isRead ? publishing.waiting : undefined}
          last={publishing.last}
          onPreview={publishing.preview}
          onPublish={publishing.publish}
          onUndo={publishing.undo}
        />
      }
    />
  );
};
