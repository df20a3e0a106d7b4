import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type AvailabilityChange, MOST_PORTIONS } from '#domain/availability/availability-change.ts';
import type { OffKey } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './dish-off-sheet.module.css';
import { type OffTime, TimeTiles } from './time-tiles.tsx';

/** Number of portions left: it counts down automatically, and the dish goes off with the last one. */
const PortionsField = ({
  left,
  onCount,
}: {
  readonly left: number | undefined;
  /** `null`: portions are no longer counted. */
  readonly onCount: (portions: number | null) => void;
}) => {
  const id = useId();
  const [text, setText] = useState(left === undefined || left === 0 ? '' : String(left));
  const [isWrong, setWrong] = useState(false);
  const portions = Number(text);
  const isCount = text.trim() !== '' && Number.isInteger(portions) && portions >= 1 && portions <= MOST_PORTIONS;
  return (
    <div className={styles.portions}>
      <label className={styles.title} htmlFor={id}>
        <Trans>Portions left</Trans>
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setWrong(false);
            setText(target.value);
          }}
        />
        <Button data-testid="count-portions" onClick={() => (isCount ? onCount(portions) : setWrong(true))}>
          <Trans>Count</Trans>
        </Button>
        {left !== undefined && (
          <Button look="quiet" data-testid="stop-counting" onClick={() => onCount(null)}>
            <Trans>Stop counting</Trans>
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={isWrong ? styles.wrong : styles.hint} role={isWrong ? 'alert' : undefined}>
        {isWrong ? (
          <Trans>A whole number from 1 to {MOST_PORTIONS}.</Trans>
        ) : (
          <Trans>Counts down with every order, until the end of the day. After the last one it is off.</Trans>
        )}
      </p>
    </div>
  );
};

/** A dish, one of its sizes, or one of its ingredients. */
export interface OffThing {
  readonly key: OffKey;
  readonly kind: 'dish' | 'size' | 'ingredient';
  readonly name: string;
  /** Set when the item is already off; `until: null`: the item is off until staff put it back. */
  readonly off?: { readonly until: number | null } | undefined;
}

export interface DishOffSheetProps {
  readonly open: boolean;
  readonly name: string;
  readonly language: Language;
  /** The dish first. */
  readonly things: readonly OffThing[];
  /** Number of ordered, uncooked portions. */
  readonly ordered: number;
  /** Portions left of a counted dish. */
  readonly left: number | undefined;
  /** Server time and the end of the place's day, epoch ms. */
  readonly now: number;
  readonly dayEnd: number;
  readonly timeZone: string;
  readonly onChange: (key: OffKey, change: AvailabilityChange) => void;
  readonly onClose: () => void;
}

/**
 * Takes a dish, a size or an ingredient off for a time; sets portions; puts back what is off. Includes Radix: load it with
 * React.lazy.
 */
export const DishOffSheet = (props: DishOffSheetProps) => {
  const { open, name, language, things, ordered, now, dayEnd, timeZone, onChange, onClose } = props;
  const { t } = useLingui();
  const [time, setTime] = useState<OffTime>('2');
  const [at, setAt] = useState(0);
  const thing = things[at] ?? things[0];
  if (!thing) return null;
  const until = time === 'until' ? null : time === 'day' ? dayEnd : now + Number(time) * 3_600_000;
  const change = (said: AvailabilityChange) => {
    onChange(thing.key, said);
    onClose();
  };
  const labelOf = ({ kind, name: called }: OffThing) => {
    if (kind === 'dish') return t`The whole dish`;
    return kind === 'size' ? t`Only “${called}”` : t`Everywhere without: ${called}`;
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={thing.off ? <Trans>It is off</Trans> : <TakeOffTitle kind={thing.kind} />}
      subtitle={
        <>
          <span lang={language}>{name}</span>
          {ordered > 0 && (
            <>
              {' · '}
              <Trans>still ordered: {ordered}</Trans>
            </>
          )}
        </>
      }
      foot={
        thing.off ? (
          <Button look="primary" wide data-testid="put-back" onClick={() => change({ off: false, until: null })}>
            <Trans>Put it back</Trans>
          </Button>
        ) : (
          <Button look="primary" wide data-testid="take-off" onClick={() => change({ off: true, until })}>
            <TakeOffText time={time} />
          </Button>
        )
      }
    >
      <div className={styles.sheet} data-testid="dish-off-sheet">
        <p className={styles.words}>
          <Trans>It goes from every screen within two seconds. What is ordered already stays.</Trans>
        </p>
        {!thing.off && <TimeTiles value={time} now={now} dayEnd={dayEnd} timeZone={timeZone} onChange={setTime} />}
        {things.length > 1 && (
          <>
            <h3 id="off-thing" className={styles.title}>
              <Trans>What is off</Trans>
            </h3>
            <RadioCards
              labelledBy="off-thing"
              look="rows"
              value={things.indexOf(thing)}
              onChange={setAt}
              options={things.map((one, value) => ({ value, label: labelOf(one) }))}
            />
          </>
        )}
        {thing.kind === 'dish' && (
          <PortionsField left={props.left} onCount={(portions) => change({ portions, until: dayEnd })} />
        )}
      </div>
    </Sheet>
  );
};

const TakeOffTitle = ({ kind }: Pick<OffThing, 'kind'>) => {
  if (kind === 'dish') return <Trans>Take the dish off</Trans>;
  return kind === 'size' ? <Trans>Take the size off</Trans> : <Trans>Take the ingredient off</Trans>;
};

const TakeOffText = ({ time }: { readonly time: OffTime }) => {
  switch (time) {
    case '1':
      return <Trans>Take off for 1 hour</Trans>;
    case '2':
      return <Trans>Take off for 2 hours</Trans>;
    case '4':
      return <Trans>Take off for 4 hours</Trans>;
    case 'day':
      return <Trans>Take off for today</Trans>;
    case 'until':
      return <Trans>Take off until put back</Trans>;
  }
};
