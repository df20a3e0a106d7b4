import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { daysBetween, isDay } from '#domain/owner/calendar-day.ts';
import { MOST_DAYS } from '#domain/owner/order-history.ts';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

/** Choice of the days for a file. `children`: description of its content. */
export const FileSheet = ({
  title,
  day,
  today,
  onFile,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly day: string;
  readonly today: string;
  readonly onFile: (days: { readonly from: string; readonly to: string }) => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const [from, setFrom] = useState(day);
  const [to, setTo] = useState(day);
  const [why, setWhy] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const count = isDay(from) && isDay(to) ? daysBetween(from, to) + 1 : 0;
  const isPossible = count >= 1 && count <= MOST_DAYS;
  const [isAsked, setAsked] = useState(false);
  const load = async () => {
    setAsked(true);
    if (!isPossible) return;
    setLoading(true);
    setWhy(undefined);
    const problem = await onFile({ from, to }).catch(() => 'no_response');
    setLoading(false);
    if (problem === undefined) onClose();
    else setWhy(problem);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      foot={
        <Button look="ink" wide aria-busy={isLoading} onClick={() => !isLoading && void load()} data-testid="file-load">
          {isLoading ? <Trans>Loading</Trans> : <Trans>Save the file</Trans>}
        </Button>
      }
    >
      <div className={manage.form}>
        <TextField label={<Trans>From</Trans>} type="date" value={from} max={today} onChange={setFrom} />
        <TextField
          label={<Trans comment="the last day of several">To</Trans>}
          type="date"
          value={to}
          max={today}
          onChange={setTo}
          problem={isAsked && !isPossible && <Trans>Choose two days, the first one first, a year apart at most.</Trans>}
        />
        <p>{children}</p>
        <ManageProblemText why={why} />
      </div>
    </Sheet>
  );
};
