import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { download } from '#ui/look/today-icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';

/** Button for a page's figures as a table. */
export const CsvButton = ({
  onPress,
  disabled,
}: {
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
}) => (
  <Button small icon={<Icon path={download} />} onClick={onPress} disabled={disabled}>
    <span aria-hidden>CSV</span>
    <VisuallyHidden>
      <Trans>As a table (CSV)</Trans>
    </VisuallyHidden>
  </Button>
);
