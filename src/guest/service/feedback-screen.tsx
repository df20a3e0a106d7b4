import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { LONGEST_FEEDBACK_TEXT } from '#domain/service/service-offer.ts';
import { RequestLimitText } from '#guest/orders/later/request-limit-text.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { clock } from '#ui/look/icons.ts';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import { type SaidText, ScoreSquares } from './score-squares.tsx';
import styles from './service.module.css';

export interface AskedQuestion {
  readonly key: string;
  readonly title: SaidText;
  readonly low: SaidText;
  readonly high: SaidText;
  readonly options: readonly SaidText[];
}

export interface GivenAnswers {
  readonly answers: readonly { readonly question: string; readonly score?: number; readonly option?: number }[];
  readonly text: string;
}

/** `form`: no feedback in this visit; `waiting`: being sent, or offline; `thanks`: the venue has it. */
export type FeedbackStage = 'form' | 'waiting' | 'thanks' | 'refused';

export interface FeedbackScreenProps {
  readonly questions: readonly AskedQuestion[];
  readonly stage: FeedbackStage;
  readonly offline: boolean;
  /** The guest's table, sent along; `undefined`: no table. */
  readonly table: string | undefined;
  /** With `waiting`: the rate limit was reached. */
  readonly limited?: boolean | undefined;
  readonly menuHref: string;
  readonly onGive: (given: GivenAnswers) => void;
  /** Other contacts of the venue. */
  readonly children: ReactNode;
}

const FeedbackForm = ({ questions, table, onGive }: Pick<FeedbackScreenProps, 'questions' | 'table' | 'onGive'>) => {
  const { t } = useLingui();
  const label = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const give = () => {
    const answers = questions.flatMap(({ key, options }) => {
      const value = chosen.get(key);
      if (value === undefined) return [];
      return [options.length > 0 ? { question: key, option: value } : { question: key, score: value }];
    });
    if (answers.length === 0 && text.trim() === '') return setEmpty(true);
    onGive({ answers, text: text.trim() });
  };
  return (
    <div className={styles.stack}>
      {questions.map(({ key, ...question }) => (
        <ScoreSquares
          key={key}
          question={key}
          {...question}
          chosen={chosen.get(key)}
          onChoose={(value) => {
            setEmpty(false);
            setChosen(new Map([...chosen, [key, value]]));
          }}
        />
      ))}
      <div>
        <p id={label} className={styles.label}>
          <Trans>What could we do better? (optional)</Trans>
        </p>
        <TextArea
          aria-labelledby={label}
          value={text}
          maxLength={LONGEST_FEEDBACK_TEXT}
          left={(count) => t`${count} letters left`}
          data-testid="feedback-text"
          onChange={(next) => {
            setEmpty(false);
            setText(next);
          }}
        />
      </div>
      {isEmpty && (
        <Notice icon={warningCircle} title={<Trans>Please answer a question, or write a few words.</Trans>} />
      )}
      <p className={styles.lead}>
        {table === undefined ? (
          <Trans>Those who run the venue read this.</Trans>
        ) : (
          <Trans>Those who run the venue read this, together with the name of your table ({table}).</Trans>
        )}
      </p>
      <Button look="primary" wide data-testid="send-feedback" onClick={give}>
        <Trans>Send</Trans>
      </Button>
    </div>
  );
};

/** The venue's questions to its guests, once per visit; then its thanks. [S2.08, S8.30] */
export const FeedbackScreen = ({
  questions,
  stage,
  offline,
  table,
  limited,
  menuHref,
  onGive,
  children,
}: FeedbackScreenProps) => {
  const { t } = useLingui();
  return (
    <WordsPage testId="feedback-screen" title={stage === 'thanks' ? t`Thank you for your feedback!` : t`How was it?`}>
      <div className={styles.stack} data-stage={stage}>
        {stage === 'thanks' && (
          <>
            <p className={styles.lead} role="status">
              <Trans>Your words have reached those who run the venue.</Trans>
            </p>
            <ButtonLink href={menuHref} look="ink" wide>
              <Trans>Back to the menu</Trans>
            </ButtonLink>
          </>
        )}
        {stage === 'waiting' && (
          <Notice
            icon={clock}
            title={offline ? <Trans>Your words are saved.</Trans> : <Trans>We are sending your words.</Trans>}
          >
            {offline ? (
              <Trans>There is no connection now. They will be sent automatically as soon as there is one.</Trans>
            ) : (
              limited && <RequestLimitText />
            )}
          </Notice>
        )}
        {stage === 'refused' && (
          <Notice icon={warningCircle} title={<Trans>Oops, an error occurred sending the request</Trans>} />
        )}
        {(stage === 'form' || stage === 'refused') && <FeedbackForm {...{ questions, table, onGive }} />}
        {children}
      </div>
    </WordsPage>
  );
};
