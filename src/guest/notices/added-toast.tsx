import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Toast } from '#ui/layout/toast.tsx';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { unbroken } from '#ui/words/unbroken.ts';
import styles from './added-toast.module.css';

/** How long the toast stays, ms. [S2.40, S9.09] */
const ADDED_MILLISECONDS = 2500;

/** Toast after adding: "2 x Shopska salad - /350 g/", with undo. [S2.40] Give it a new `key` for every press. */
export const AddedToast = ({
  quantity,
  name,
  size,
  onUndo,
  onClose,
}: {
  readonly quantity: number;
  readonly name: string;
  readonly size: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const announce = useAnnounce();
  const what = [name, size].filter(Boolean).join(', ');
  const spoken = t`Added: ${quantity} ${what}`;
  useEffect(() => announce(spoken), [announce, spoken]);
  return (
    <Toast
      silent
      action={{ label: <Trans context="adding">Undo</Trans>, onPress: onUndo }}
      closesAfter={ADDED_MILLISECONDS}
      onClose={onClose}
    >
      <span className={styles.words} data-testid="added-toast">
        {quantity} x <strong>{name}</strong>
        {size && ` - /${unbroken(size)}/`}
      </span>
    </Toast>
  );
};
