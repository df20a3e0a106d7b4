import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { BAN_SPANS, LONGEST_BAN_TEXT, type NewBan } from '#domain/staff/ban.ts';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface BanSheetProps {
  /** "K2-41" */
  readonly label: string;
  readonly onBan: (ban: Omit<NewBan, 'orderId'>) => void;
  readonly onClose: () => void;
}

const SPAN_WORDS = {
  day: <Trans comment="for how long no orders are taken from a device">For a day</Trans>,
  week: <Trans comment="for how long no orders are taken from a device">For a week</Trans>,
  open: <Trans comment="for how long no orders are taken from a device">Until I end it</Trans>,
} as const;

/** Duration and reason of a device's ban, and the text that its guest sees. */
export const BanSheet = ({ label, onBan, onClose }: BanSheetProps) => {
  const heading = useId();
  const [at, setAt] = useState(0);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const span = BAN_SPANS[at] ?? 'day';
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span id={heading}>
          <Trans>Take no more orders from this device?</Trans>
        </span>
      }
      subtitle={
        <Trans>The device that sent {label}. Others at its table go on ordering, and what was taken stays.</Trans>
      }
      foot={
        <Button
          wide
          className={manage.danger}
          data-testid="ban-confirm"
          onClick={() => onBan({ span, reason: reason.trim(), words: words.trim() })}
        >
          <Trans>Take no more orders</Trans>
        </Button>
      }
    >
      <div className={manage.form}>
        <RadioCards
          labelledBy={heading}
          look="chips"
          options={BAN_SPANS.map((one, value) => ({ value, label: SPAN_WORDS[one] }))}
          value={at}
          onChange={setAt}
        />
        <TextField
          label={<Trans>Why (only the staff read this)</Trans>}
          maxLength={LONGEST_BAN_TEXT}
          value={reason}
          onChange={setReason}
        />
        <TextField
          label={<Trans>What the guest reads, if not our own words</Trans>}
          maxLength={LONGEST_BAN_TEXT}
          value={words}
          onChange={setWords}
        />
      </div>
    </Sheet>
  );
};
