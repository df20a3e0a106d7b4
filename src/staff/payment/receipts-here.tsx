import { issueReceipt, listReceipts } from '#core/api/staff/card-payments.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useManaged } from '#staff/frame/use-managed.ts';
import { useOrderMoney } from '#staff/orders/order-money.ts';
import { ReceiptsSheet } from './receipts-sheet.tsx';

/** Sheet of fiscal receipts issued by staff, loaded when opened. */
export const ReceiptsHere = ({
  onTicked,
  onClose,
}: {
  /** A receipt was ticked or unticked, so the count behind the sheet changes. */
  readonly onTicked?: (() => void) | undefined;
  readonly onClose: () => void;
}) => {
  const { place } = useMenu();
  const money = useOrderMoney(place.currency);
  const { found, problem, change } = useManaged(listReceipts);
  return (
    <ReceiptsSheet
      payments={found?.payments}
      why={problem?.why}
      money={money}
      timeZone={place.timeZone}
      dishLanguage={place.defaultLanguage}
      onIssue={({ key }, isIssued) =>
        void change((send) => issueReceipt(send, { key, isIssued })).then((done) => done && onTicked?.())
      }
      onClose={onClose}
    />
  );
};
