import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { LONGEST_CALL_TEXT } from '#domain/service/call.ts';
import { needTimes } from '#domain/service/need-times.ts';
import type { NeedTimes } from '#domain/service/service-offer.ts';
import { DayChoice } from '#guest/checkout/day-choice.tsx';
import choice from '#guest/checkout/time-choice.module.css';
import { TimeWindows } from '#guest/checkout/time-windows.tsx';
import { useLaterTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import type { AskedFor } from '../call-form.tsx';
import { CallTrouble } from '../call-trouble.tsx';
import styles from '../service.module.css';
import type { NeedTile } from '../use-service-offer.ts';

const NONE: ReadonlySet<number> = new Set();

/** Asks when a service is wanted: as soon as possible, or at a time of a day; with a note to the staff. */
export const NeedWhen = ({
  need: { key, name, language, when },
  timeZone,
  now,
  isFailed,
  onAsk,
  onClose,
}: {
  readonly need: NeedTile & { readonly when: NeedTimes };
  readonly timeZone: string;
  /** Epoch ms of the server's clock. */
  readonly now: number;
  /** The request could not be saved on this device. */
  readonly isFailed: boolean;
  readonly onAsk: (asked: AskedFor) => void;
  readonly onClose: () => void;
}) => {
  const isSaid = useCheckoutCatalog();
  const laterText = useLaterTimeTexts(timeZone, now);
  const id = useId();
  const [picked, setPicked] = useState<number | 'soonest' | undefined>(when.soonest ? 'soonest' : undefined);
  const [shownDay, setShownDay] = useState<number>();
  const [text, setText] = useState('');
  const days = needTimes(when, { timeZone, now });
  // A time that has passed while the sheet was open is no longer held.
  const held =
    picked === 'soonest' ||
    days.some(({ windows }) => windows.some(({ slots }) => slots.some(({ at }) => at === picked)))
      ? picked
      : undefined;
  const day = days.find((one) => one.day === shownDay) ?? days.find(({ windows }) => windows.length > 0) ?? days[0];
  if (!isSaid) return <LoadingPart over />;
  const wantedAt = held === 'soonest' ? undefined : held;
  const time = laterText(wantedAt);
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      titleLanguage={language}
      subtitle={<Trans>When would you like it?</Trans>}
      foot={
        <Button
          look="primary"
          wide
          disabled={held === undefined}
          data-testid="ask-need"
          onClick={() => onAsk({ needs: [key], text: text.trim(), wantedAt })}
        >
          {held === undefined ? <Trans>Choose a time</Trans> : <Trans>Ask for it: {time}</Trans>}
        </Button>
      }
    >
      <div className={choice.choice} data-testid="need-when">
        {isFailed && <Notice icon={warningCircle} title={<CallTrouble code="failed" room />} />}
        {when.soonest && (
          <label className={choice.soonest}>
            <input type="radio" name="wanted-time" checked={held === 'soonest'} onChange={() => setPicked('soonest')} />
            <span className={choice.ring} aria-hidden="true" />
            <span className={choice.lead}>
              <Trans>As soon as possible</Trans>
            </span>
          </label>
        )}
        {day && days.length > 1 && <DayChoice days={days} shown={day} onShow={setShownDay} />}
        {day && <TimeWindows day={day} full={NONE} picked={held} onPick={setPicked} />}
        <div>
          <p id={id} className={styles.label}>
            <Trans>A note for us, if you like</Trans>
          </p>
          <TextArea
            aria-labelledby={id}
            value={text}
            maxLength={LONGEST_CALL_TEXT}
            data-testid="need-note"
            onChange={setText}
          />
        </div>
      </div>
    </Sheet>
  );
};
