import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { isWithoutTable } from '#domain/order/order-type.ts';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { type MenuOrderType, useMenuOrderType } from '#guest/order/use-menu-order-type.ts';
import { Tool } from '#shared/frame/tool.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { mapPin } from '#ui/look/icons-later.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './order-type-tool.module.css';

/**
 * Offers delivery or pickup to a guest without a table, then names the chosen one: in the phone's header below the venue's
 * name, elsewhere as a row of tools. Empty where a table code decides, or there is only one way to order.
 */
export const OrderTypeTool = ({ device }: { readonly device: DeviceKind }) => {
  const way = useMenuOrderType();
  // Only a guest with a choice loads the order page's texts.
  return way && <OfferedTypes device={device} way={way} />;
};

const OfferedTypes = ({ device, way }: { readonly device: DeviceKind; readonly way: MenuOrderType }) => {
  const isSaid = useCheckoutCatalog();
  const { t } = useLingui();
  const [button, setButton] = useState<HTMLButtonElement>();
  const away = way.ways.find(isWithoutTable);
  if (!isSaid || away === undefined) return null;
  const isTaken = way.taken !== undefined && isWithoutTable(way.taken);
  const offer = away === 'delivery' ? t`Delivery?` : t`Pickup?`;
  const taken = way.taken === 'delivery' ? t`Delivery` : t({ message: 'Pickup', context: 'in the header' });
  const label = isTaken ? taken : offer;
  return (
    <>
      {device === 'phone' ? (
        <button
          type="button"
          className={styles.tool}
          data-testid="way-tool"
          aria-haspopup="dialog"
          onClick={(event) => setButton(event.currentTarget)}
        >
          <VisuallyHidden>
            <Trans>How would you like it?</Trans>{' '}
          </VisuallyHidden>
          <span className={styles.word} data-taken={isTaken || undefined}>
            {label}
          </span>
        </button>
      ) : (
        <Tool
          device={device}
          icon={mapPin}
          label={label}
          testId="way-tool"
          expanded={button !== undefined}
          onPress={setButton}
        />
      )}
      {button && (
        <Suspense>
          <dialogs.MoreDialogs first="ways" device={device} anchor={button} onClose={() => setButton(undefined)} />
        </Suspense>
      )}
    </>
  );
};
