import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Toast } from '#ui/layout/toast.tsx';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { unbroken } from '#ui/words/unbroken.ts';
import styles from './added-toast.module.css';

/** How long the toast stays, ms. [S2.40, S9.09] */
const ADDED_MILLISECONDS = 2500;

/** The toast with a choice stays longer, ms, because the guest may not have made this choice. [S5.08] */
const CHOICE_MILLISECONDS = 5000;

/**
 * Toast after adding: "2 x Shopska salad - /350 g/", with the chosen options and undo. [S2.40] Give it a new `key` for every
 * press.
 */
export const AddedToast = ({
  quantity,
  name,
  language,
  size,
  chosen,
  onChange,
  onUndo,
  onClose,
}: {
  readonly quantity: number;
  readonly name: string;
  /** Language of the dish; `undefined`: the page's. */
  readonly language?: Language | undefined;
  readonly size: string;
  /** Names of the chosen options; the app may have chosen one. */
  readonly chosen: readonly string[];
  /** Opens the added line; `undefined` until the cart has the line. */
  readonly onChange: (() => void) | undefined;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const announce = useAnnounce();
  const what = [name, size, ...chosen].filter(Boolean).join(', ');
  const spoken = t`Added: ${quantity} ${what}`;
  useEffect(() => announce(spoken), [announce, spoken]);
  const hasChoice = chosen.length > 0;
  return (
    <Toast
      silent
      further={
        hasChoice && onChange
          ? { label: <Trans context="the options of the dish just added">Change</Trans>, onPress: onChange }
          : undefined
      }
      action={{ label: <Trans context="adding">Undo</Trans>, onPress: onUndo }}
      closesAfter={hasChoice ? CHOICE_MILLISECONDS : ADDED_MILLISECONDS}
      onClose={onClose}
    >
      <span className={styles.words} data-testid="added-toast">
        {quantity} x <strong lang={language}>{name}</strong>
        {size && ` - /${unbroken(size)}/`}
      </span>
      {hasChoice && (
        <span className={styles.words} lang={language} data-testid="added-choice">
          {chosen.join(', ')}
        </span>
      )}
    </Toast>
  );
};
