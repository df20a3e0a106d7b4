import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { LONGEST_CALL_TEXT } from '#domain/service/call.ts';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { bell } from '#ui/look/service-icons.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import styles from './service.module.css';
import type { NeedTile } from './use-service-offer.ts';

export interface AskedFor {
  readonly needs: readonly string[];
  readonly text: string;
  /** Epoch ms; absent: as soon as possible. */
  readonly wantedAt?: number | undefined;
}

/** State of the call form. */
export function useCallForm() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const toggle = (key: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const clear = () => {
    setChosen(new Set());
    setText('');
  };
  return { chosen, text, setText, toggle, clear };
}

export type CallForm = ReturnType<typeof useCallForm>;

/** Needs of a call as tiles, and the guest's own text. */
export const CallFields = ({
  form,
  needs,
  onTimed,
}: {
  readonly form: CallForm;
  readonly needs: readonly NeedTile[];
  /** A need that asks for a time is a call of its own. */
  readonly onTimed: (need: NeedTile) => void;
}) => {
  const { t } = useLingui();
  const label = useId();
  const toggle = (key: string) => {
    const timed = needs.find((need) => need.key === key && need.when);
    if (timed) onTimed(timed);
    else form.toggle(key);
  };
  return (
    <div className={styles.stack}>
      {needs.length > 0 && (
        <ChoiceTiles label={t`What you need`} tiles={needs} chosen={form.chosen} onToggle={toggle} />
      )}
      <div>
        <p id={label} className={styles.label}>
          <Trans>Or in your own words</Trans>
        </p>
        <TextArea
          aria-labelledby={label}
          value={form.text}
          maxLength={LONGEST_CALL_TEXT}
          placeholder={t`For example: still water, two glasses`}
          data-testid="call-text"
          onChange={form.setText}
        />
      </div>
    </div>
  );
};

/** Call button with the number of requested things. */
export const CallButton = ({
  form,
  room,
  onCall,
}: {
  readonly form: CallForm;
  /** The guest is in a hotel room, where no waiter is near. */
  readonly room: boolean;
  readonly onCall: (asked: AskedFor) => void;
}) => {
  const count = form.chosen.size + (form.text.trim() === '' ? 0 : 1);
  return (
    <Button
      look="primary"
      wide
      icon={<Icon path={bell} />}
      data-testid="call-waiter"
      onClick={() => onCall({ needs: [...form.chosen], text: form.text.trim() })}
    >
      {count === 0 ? (
        room ? (
          <Trans>Ask us to come</Trans>
        ) : (
          <Trans>Call the waiter</Trans>
        )
      ) : (
        <Plural value={count} one="Call with # request" other="Call with # requests" />
      )}
    </Button>
  );
};
