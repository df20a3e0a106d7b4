import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { REFUSED_WORDS } from './refused-text.tsx';

/** The sent dishes belong to another venue, so only a reload helps. [S8.04] */
export const OtherVenueSheet = ({ onReload }: { readonly onReload: () => void }) => (
  <Sheet
    open
    onClose={onReload}
    title={<Trans>Please order again</Trans>}
    foot={
      <Button look="primary" wide data-testid="reload-page" onClick={onReload}>
        <Trans>Reload the page</Trans>
      </Button>
    }
  >
    <p data-testid="other-venue">{REFUSED_WORDS.invalid_products_for_place}</p>
  </Sheet>
);
