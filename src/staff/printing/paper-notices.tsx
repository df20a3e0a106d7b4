import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpenPaper, PaperAnswer, PaperTrouble, TroubledPrinter } from '#domain/service/paper.ts';
import type { LineNotice } from '#staff/frame/notice-line.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { printer as printerIcon } from '#ui/look/icons-later.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './paper-notices.module.css';
import { PaperName, PrinterTroubleText } from './paper-text.tsx';

type Answer = (paper: { readonly printer: string; readonly job: string }, answer: PaperAnswer) => void;

/** Answer buttons for an open paper. `name`: which paper, when its text is elsewhere. */
export const PaperAnswers = ({
  paper,
  name,
  onAnswer,
}: {
  readonly paper: Pick<OpenPaper, 'printer' | 'job' | 'state'>;
  readonly name?: ReactNode;
  readonly onAnswer: Answer;
}) => (
  <div className={styles.answers}>
    <Button look="ink" small onClick={() => onAnswer(paper, 'copy')}>
      {paper.state === 'unknown' ? <Trans>Print a copy</Trans> : <Trans>Print it now</Trans>}
      {name}
    </Button>
    {paper.state === 'unknown' ? (
      <Button small onClick={() => onAnswer(paper, 'printed')}>
        <Trans>It was printed</Trans>
        {name}
      </Button>
    ) : (
      <Button small onClick={() => onAnswer(paper, 'drop')}>
        <Trans>Not needed any more</Trans>
        {name}
      </Button>
    )}
  </div>
);

interface Answering {
  readonly timeZone: string;
  /** Leads to a paper's table; `undefined`: this page stays open. */
  readonly tableHref?: ((table: string) => string) | undefined;
  readonly onAnswer: Answer;
}

const PaperNotice = ({ paper, timeZone, tableHref, onAnswer }: Answering & { readonly paper: OpenPaper }) => {
  const { table, state } = paper;
  const printer = <bdi>{paper.printer}</bdi>;
  const at = formatTime(paper.at, timeZone);
  const name = (
    <>
      {' '}
      <VisuallyHidden>
        <PaperName paper={paper} />
      </VisuallyHidden>
    </>
  );
  return (
    <WaitNotice
      icon={printerIcon}
      testId="open-paper"
      title={
        <>
          <PaperName paper={paper} />
          {table !== undefined && paper.kind !== 'receipt' && (
            <>
              {' · '}
              {tableHref ? (
                <Link href={tableHref(table)}>
                  <Trans>Table {table}</Trans>
                </Link>
              ) : (
                <Trans>Table {table}</Trans>
              )}
            </>
          )}
        </>
      }
      action={<PaperAnswers paper={paper} name={name} onAnswer={onAnswer} />}
    >
      {state === 'unknown' ? (
        <Trans>
          Nobody knows whether the printer “{printer}” has printed it at {at}. Please look whether it lies there.
        </Trans>
      ) : (
        <Trans>
          The printer “{printer}” could not print it at {at}, and too much time has passed to do it unasked.
        </Trans>
      )}
    </WaitNotice>
  );
};

const PrinterNotice = ({ printer, timeZone, onAnswer }: Answering & { readonly printer: TroubledPrinter }) => {
  const { name, since, job } = printer;
  const at = since === undefined ? undefined : formatTime(since, timeZone);
  return (
    <WaitNotice
      icon={printerIcon}
      testId="printer-trouble"
      title={<PrinterTroubleText printer={printer} />}
      action={
        job !== undefined && (
          <Button small onClick={() => onAnswer({ printer: name, job }, 'again')}>
            <Trans>Print again</Trans> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )
      }
    >
      {at !== undefined && (
        <>
          <Trans comment="a printer does not work since then">Since {at}.</Trans>{' '}
        </>
      )}
      <Trans>New tickets wait for up to ten minutes and come out once it works again.</Trans>
    </WaitNotice>
  );
};

/** Notices of open papers, and of printers that cannot print. */
export const paperNotices = ({ papers, printers, ...answering }: PaperTrouble & Answering): readonly LineNotice[] => [
  ...papers.map((paper) => ({
    key: `paper ${paper.printer} ${paper.job}`,
    notice: <PaperNotice paper={paper} {...answering} />,
  })),
  ...printers.map((printer) => ({
    key: `printer ${printer.name}`,
    notice: <PrinterNotice printer={printer} {...answering} />,
  })),
];
