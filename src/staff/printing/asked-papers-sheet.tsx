import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type AskedPaper, isEnded, type PaperAnswer, type TroubledPrinter } from '#domain/service/paper.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { WhyTurnedDown } from '#staff/tables/turned-down.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { check, printer as printerIcon, warningCircle } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './asked-papers-sheet.module.css';
import { PaperAnswers } from './paper-notices.tsx';
import { PrinterTroubleText } from './paper-text.tsx';

export interface AskedPapersSheetProps {
  readonly of: 'order' | 'bill';
  readonly subtitle: ReactNode;
  readonly printer: string;
  /** The request has not left this device. */
  readonly waits: boolean;
  /** `unheard`: no answer from the venue; `unsaid`: it answers without the paper's state. */
  readonly gap: 'unheard' | 'unsaid' | undefined;
  /** The venue has had the command for a while without a resulting paper. */
  readonly isMissing: boolean;
  readonly refusal: StaffRefusal | undefined;
  /** `undefined` or empty: the venue has not said yet. */
  readonly papers: readonly AskedPaper[] | undefined;
  /** Fault of the printer; `undefined`: none known. */
  readonly trouble: TroubledPrinter | undefined;
  /** Name of a station, when an order has tickets for several. */
  readonly stationName: (station: string) => string;
  readonly timeZone: string;
  readonly onAnswer: (paper: { readonly printer: string; readonly job: string }, answer: PaperAnswer) => void;
  readonly onClose: () => void;
}

/** State of a paper, and the actions of the person who waits for it. */
const PaperStands = ({
  paper,
  trouble,
}: {
  readonly paper: AskedPaper;
  readonly trouble: TroubledPrinter | undefined;
}): ReactNode => {
  switch (paper.state) {
    case 'queued':
      return <Trans>It waits for its turn at the printer.</Trans>;
    case 'sending':
      return <Trans>It is being printed.</Trans>;
    case 'printed':
      return <Trans>It is printed.</Trans>;
    case 'unknown':
      return <Trans>Nobody knows whether it was printed. Please look whether it lies at the printer.</Trans>;
    case 'failed':
      return (
        <>
          {trouble && (
            <>
              <PrinterTroubleText printer={trouble} />{' '}
            </>
          )}
          <Trans>It is not printed yet. It is tried again for up to ten minutes.</Trans>
        </>
      );
    case 'asks':
      return <Trans>It was not printed, and is not tried again unasked.</Trans>;
  }
};

const signOf = ({ state }: AskedPaper): string => {
  if (state === 'printed') return check;
  return state === 'queued' || state === 'sending' ? printerIcon : warningCircle;
};

const PaperRow = ({
  paper,
  name,
  trouble,
  onAnswer,
}: Pick<AskedPapersSheetProps, 'trouble' | 'onAnswer'> & {
  readonly paper: AskedPaper;
  readonly name: string | undefined;
}) => {
  const { state, printer, job } = paper;
  // Distinguishes equal buttons for screen reader users.
  const ofWhich = name !== undefined && (
    <>
      {' '}
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
  return (
    <li className={styles.row} data-testid="asked-paper" data-state={state}>
      <Icon path={signOf(paper)} />
      <div className={styles.words}>
        {name !== undefined && <strong>{name}</strong>}
        <p>
          <PaperStands paper={paper} trouble={trouble} />
        </p>
        {(state === 'unknown' || state === 'asks') && (
          <PaperAnswers paper={{ printer, job, state }} name={ofWhich} onAnswer={onAnswer} />
        )}
        {state === 'failed' && (
          <Button small onClick={() => onAnswer(paper, 'again')}>
            <Trans>Print again</Trans>
            {ofWhich}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Text while no paper exists yet. */
const BeforePaper = (props: AskedPapersSheetProps): ReactNode => {
  const { refusal, waits, gap, isMissing, timeZone } = props;
  if (refusal)
    return (
      <>
        <Trans>Nothing was printed.</Trans> <WhyTurnedDown refusal={refusal} timeZone={timeZone} />
      </>
    );
  if (waits && gap === 'unheard') return <Trans>No connection: it is asked for as soon as there is one.</Trans>;
  if (isMissing)
    return <Trans>It was asked for, and no paper has come of it. Please look at the printer, or ask once more.</Trans>;
  return <Trans>It is being asked for.</Trans>;
};

/**
 * State of a requested paper, as its printer reports it. The sheet may be closed, because a paper that needs somebody rings.
 */
export const AskedPapersSheet = (props: AskedPapersSheetProps) => {
  const { of, subtitle, printer, waits, gap, isMissing, refusal, papers = [], trouble, stationName, onClose } = props;
  const isSpoken = !refusal && papers.length > 0;
  const isOver = refusal !== undefined || (isSpoken ? papers.every(isEnded) : isMissing);
  return (
    <Sheet
      open
      onClose={onClose}
      title={of === 'bill' ? <Trans>Print the bill</Trans> : <Trans>Print the order</Trans>}
      subtitle={subtitle}
      foot={
        isOver && (
          <Button look="ink" wide data-testid="asked-read" onClick={onClose}>
            <Trans comment="a button under something that was read">Got it</Trans>
          </Button>
        )
      }
    >
      <div role="status" data-testid="asked-papers">
        <p className={styles.printer}>{printer}</p>
        {isSpoken ? (
          <ul>
            {papers.map((paper) => (
              <PaperRow
                key={paper.job}
                paper={paper}
                name={papers.length > 1 && paper.station !== undefined ? stationName(paper.station) : undefined}
                trouble={trouble}
                onAnswer={props.onAnswer}
              />
            ))}
          </ul>
        ) : (
          <p>
            <BeforePaper {...props} />
          </p>
        )}
        {gap && !waits && !isOver && (
          <p>
            {gap === 'unheard' ? (
              <Trans>No connection: what the printer has done since is not known here.</Trans>
            ) : (
              <Trans>The house does not say what has become of it. Please look at the printer.</Trans>
            )}
          </p>
        )}
      </div>
    </Sheet>
  );
};
