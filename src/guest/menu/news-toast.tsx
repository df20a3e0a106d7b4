import { Trans } from '@lingui/react/macro';
import { Toast } from '#ui/layout/toast.tsx';

/** Long enough to read an unexpected name. */
const NEWS_MILLISECONDS = 6000;

/** Names a dish that sold out or came back; several in one toast. */
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
            <Trans>Sold out for now</Trans> · {all}
          </>
        )}
      </span>
    </Toast>
  );
};
