import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

/** Message of the staff to the guest before the device. */
export const HouseMessage = ({ words, onClose }: { readonly words: string; readonly onClose: () => void }) => (
  <Sheet
    open
    onClose={onClose}
    title={<Trans>From the staff</Trans>}
    foot={
      <Button look="primary" wide onClick={onClose}>
        <Trans>Understood</Trans>
      </Button>
    }
  >
    <p data-testid="house-message">{words}</p>
  </Sheet>
);
