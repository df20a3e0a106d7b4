import { Trans } from '@lingui/react/macro';
import { Toast } from '#ui/toast.tsx';

/** Taking something away offers a way back, for ten seconds. */
export const RemovedToast = ({
  name,
  onUndo,
  onClose,
}: {
  readonly name: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) => (
  <Toast closesAfter={10_000} onClose={onClose} action={{ label: <Trans>Undo</Trans>, onPress: onUndo }}>
    <Trans>
      Removed <strong>{name}</strong>
    </Trans>
  </Toast>
);
