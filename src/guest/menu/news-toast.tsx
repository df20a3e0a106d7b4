import { Trans } from '@lingui/react/macro';
import { Toast } from '#ui/layout/toast.tsx';

/** Long enough for a name that was not expected. */
const NEWS_MILLISECONDS = 6000;

/** A dish that ran out, or is back, by name; several in one breath. */
export const NewsToast = ({
  kind,
  names,
  onClose,
}: {
  readonly kind: 'off' | 'back';
  readonly names: readonly string[];
  readonly onClose: () => void;
}) => {
  const all = names.join(', ');
  return (
    <Toast closesAfter={NEWS_MILLISECONDS} onClose={onClose}>
      <span data-testid="availability-news">
        {kind === 'back' ? (
          <Trans>Back on the menu: {all}</Trans>
        ) : names.length === 1 ? (
          <Trans>{all} has just sold out</Trans>
        ) : (
          <>
            <Trans>Sold out today</Trans> · {all}
          </>
        )}
      </span>
    </Toast>
  );
};
