import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { bell } from '#ui/look/service-icons.ts';

/** The one button on the page of a bell. */
export const CallOpener = ({ onPress }: { readonly onPress: () => void }) => (
  <Button look="primary" wide icon={<Icon path={bell} />} data-testid="open-call-here" onClick={onPress}>
    <Trans>Call the waiter</Trans>
  </Button>
);
