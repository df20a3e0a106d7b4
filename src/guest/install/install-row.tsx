import { Trans } from '@lingui/react/macro';
import { ToolRow } from '#ui/form/tool-row.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { deviceMobile } from '#ui/look/icons-later.ts';

/** Row in the menu of tools that offers installation. */
export const InstallRow = ({ onPress }: { readonly onPress: () => void }) => (
  <ToolRow icon={<Icon path={deviceMobile} />} data-testid="install-row" onClick={onPress}>
    <Trans>Add to the home screen</Trans>
  </ToolRow>
);
