import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isObject, type Json, type JsonObject } from '#domain/owner/venue-file.ts';
import { NEED_STEPS } from '#domain/service/service-offer.ts';
import { SelectField } from '#ui/form/select-field.tsx';

const HOURS = Array.from({ length: 25 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const DAYS = [0, 1, 2, 3, 7, 14];
const NOTICES = [0, 15, 30, 60, 120, 240, 720];

/** The offered values, and another one that the venue's file has. */
const among = <T,>(offered: readonly T[], value: T): readonly T[] =>
  offered.includes(value) ? offered : [value, ...offered];

const numberIn = (value: Json | undefined, standard: number): number => (typeof value === 'number' ? value : standard);
const clockIn = (value: Json | undefined, standard: string): string => (typeof value === 'string' ? value : standard);

const Choice = <T extends string | number>({
  label,
  value,
  options,
  textOf = String,
  onChange,
}: {
  readonly label: ReactNode;
  readonly value: T;
  readonly options: readonly T[];
  readonly textOf?: (value: T) => ReactNode;
  readonly onChange: (value: T) => void;
}) => {
  const offered = among(options, value);
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(text) => onChange(offered.find((one) => String(one) === text) ?? value)}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {textOf(one)}
        </option>
      ))}
    </SelectField>
  );
};

/** Whether guests are asked when they want a service, and the times that they can choose from. */
export const NeedWhenFields = ({
  need,
  onChange,
}: {
  readonly need: JsonObject;
  readonly onChange: (need: JsonObject) => void;
}) => {
  const { t } = useLingui();
  const { when, ...rest } = need;
  const times = isObject(when) ? when : undefined;
  const set = (change: JsonObject) => onChange({ ...rest, when: { ...times, ...change } });
  const minutes = (amount: number) => <Plural value={amount} one="# minute" other="# minutes" />;
  const asks = times === undefined ? 'no' : times.soonest === false ? 'time' : 'both';
  return (
    <>
      <SelectField
        label={<Trans>Guests choose a time</Trans>}
        value={asks}
        onChange={(next) => (next === 'no' ? onChange(rest) : set({ soonest: next === 'both' }))}
      >
        <option value="no">{t`No: as soon as possible`}</option>
        <option value="both">{t`A time, or as soon as possible`}</option>
        <option value="time">{t`Always a time`}</option>
      </SelectField>
      {times && (
        <>
          <Choice
            label={<Trans>First time of the day</Trans>}
            value={clockIn(times.from, '00:00')}
            options={HOURS.slice(0, -1)}
            onChange={(from) => set({ from })}
          />
          <Choice
            label={<Trans>Times end at</Trans>}
            value={clockIn(times.to, '24:00')}
            options={HOURS.slice(1)}
            onChange={(to) => set({ to })}
          />
          <Choice
            label={<Trans>A time every</Trans>}
            value={numberIn(times.step, 30)}
            options={NEED_STEPS}
            textOf={minutes}
            onChange={(step) => set({ step })}
          />
          <Choice
            label={<Trans>At least so long before</Trans>}
            value={numberIn(times.notice, 0)}
            options={NOTICES}
            textOf={minutes}
            onChange={(notice) => set({ notice })}
          />
          <Choice
            label={<Trans>Days ahead</Trans>}
            value={numberIn(times.daysAhead, 1)}
            options={DAYS}
            textOf={(amount) =>
              amount === 0 ? <Trans>today only</Trans> : <Plural value={amount} one="# day" other="# days" />
            }
            onChange={(daysAhead) => set({ daysAhead })}
          />
        </>
      )}
    </>
  );
};
