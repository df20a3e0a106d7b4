import { Trans } from '@lingui/react/macro';
import type { RemovedLine } from '#domain/cart/reconcile.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { StepChange } from '#domain/pricing/compare-steps.ts';
import { REMOVED_WORDS } from '#shared/order/reason-words.tsx';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { PriceChanges } from './price-changes.tsx';

/** Effects of a changed menu on the order. Nothing leaves it in silence. */
export const ChangedNotice = ({
  removed,
  priceChanged,
  priceChanges,
  index,
  onSeen,
}: {
  readonly removed: readonly RemovedLine[];
  readonly priceChanged: boolean;
  readonly priceChanges: readonly StepChange[];
  readonly index: MenuIndex;
  readonly onSeen: () => void;
}) => (
  <>
    {removed.length > 0 && (
      <div data-testid="cart-changed">
        <Notice
          icon={info}
          title={<Trans>The menu has changed. We removed:</Trans>}
          action={
            <Button small onClick={onSeen}>
              <Trans>OK</Trans>
            </Button>
          }
        >
          {removed.map(({ line, reason }) => {
            const name = line.seenName;
            const why = REMOVED_WORDS[reason];
            return (
              <span key={line.lineId} style={{ display: 'block' }}>
                <Trans>
                  <strong>{name}</strong>: {why}
                </Trans>
              </span>
            );
          })}
        </Notice>
      </div>
    )}
    {priceChanged && (
      <div data-testid="price-changed">
        <Notice icon={info} title={<Trans>The price has changed</Trans>}>
          <PriceChanges changes={priceChanges} index={index} />
          <Trans>Nothing was ordered. Look at the new total, and send it if it suits you.</Trans>
        </Notice>
      </div>
    )}
  </>
);
