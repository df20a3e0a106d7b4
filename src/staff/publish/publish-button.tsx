import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';

/** Button that makes changes live, after they were seen. `count` 0: something stands in the way. */
export const PublishButton = ({ count, onPress }: { readonly count: number; readonly onPress: () => void }) => (
  <Button look="primary" wide data-testid="publish" onClick={onPress}>
    {count === 0 ? (
      <Trans>Look at your changes</Trans>
    ) : (
      <Plural value={count} one="Publish # change" other="Publish # changes" />
    )}
  </Button>
);
