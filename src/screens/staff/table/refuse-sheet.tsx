import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { speechBubble } from '#ui/look/staff-icons.ts';
import styles from './refuse-sheet.module.css';

export interface RefuseSheetProps<Reason extends string> {
  readonly subtitle: ReactNode;
  readonly reasons: readonly Reason[];
  /** In a few words, for the staff. */
  readonly wordsOf: (reason: Reason) => ReactNode;
  /** What the guest will read. `text`: the staff's own words. */
  readonly guestReads: (reason: Reason, text: string) => ReactNode;
  /** Where own words are asked for. */
  readonly isOwnWords: (reason: Reason) => boolean;
  readonly onRefuse: (reason: Reason, text: string) => void;
  readonly onClose: () => void;
}

const MOST_WORDS = 200;

/** Why an order is refused; what its guest will read is seen before it is sent. */
export function RefuseSheet<Reason extends string>(props: RefuseSheetProps<Reason>) {
  const { subtitle, reasons, wordsOf, guestReads, isOwnWords, onRefuse, onClose } = props;
  const { t } = useLingui();
  const heading = useId();
  const [reason, setReason] = useState<Reason | undefined>(reasons[0]);
  const [text, setText] = useState('');
  const own = reason !== undefined && isOwnWords(reason);
  const said = own ? text.trim() : '';
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span id={heading}>
          <Trans>Why do we refuse it?</Trans>
        </span>
      }
      subtitle={subtitle}
      foot={
        <div className={styles.foot}>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            className={styles.refuse}
            data-testid="refuse-confirm"
            onClick={() => reason !== undefined && onRefuse(reason, said)}
          >
            <Trans>Refuse the order</Trans>
          </Button>
        </div>
      }
    >
      <RadioCards
        labelledBy={heading}
        look="chips"
        options={reasons.map((one, value) => ({ value, label: wordsOf(one) }))}
        value={reason === undefined ? undefined : reasons.indexOf(reason)}
        onChange={(value) => setReason(reasons[value])}
      />
      {own && (
        <div className={styles.own}>
          <TextArea
            value={text}
            maxLength={MOST_WORDS}
            aria-label={t`Your words to the guest`}
            placeholder={t`Your words to the guest`}
            onChange={setText}
          />
        </div>
      )}
      {reason !== undefined && (
        <>
          <h3 className={styles.heading}>
            <Trans>The guest will read</Trans>
          </h3>
          <div className={styles.preview} data-testid="guest-reads">
            <Icon path={speechBubble} />
            <div className={styles.words}>{guestReads(reason, said)}</div>
          </div>
        </>
      )}
    </Sheet>
  );
}
