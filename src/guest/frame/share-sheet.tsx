import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '#domain/menu/menu.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import styles from './share-sheet.module.css';

export interface ShareSheetProps {
  readonly open: boolean;
  readonly product: Pick<Product, 'name' | 'textLanguage'>;
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * QR code of a dish's address for the guest's own phone, on a device that stays in the venue. Includes Radix: load it with
 * React.lazy.
 */
export const ShareSheet = ({ open, product, address, onClose }: ShareSheetProps) => {
  const { t } = useLingui();
  if (!useServiceCatalog()) return null;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={product.name}
      titleLanguage={product.textLanguage}
      subtitle={<Trans>Point your phone’s camera at the code.</Trans>}
    >
      <div className={styles.code} data-testid="share-code">
        <QrCode text={address} label={t`QR code: link to ${product.name}`} />
      </div>
    </Sheet>
  );
};
