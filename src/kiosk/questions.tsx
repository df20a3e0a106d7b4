import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import { Countdown, useSecondsLeft } from './countdown.tsx';
import styles from './questions.module.css';

export interface QuestionProps {
  /** The guest continues. */
  readonly onStay: () => void;
  /** The guest agrees to discard everything. */
  readonly onDone: () => void;
}

/** Question after a time without touch. `asked`: each new value restarts the countdown. */
export const StillThere = ({
  ms,
  asked,
  ...answers
}: QuestionProps & { readonly ms: number; readonly asked: number }) => (
  <Question
    {...answers}
    testId="still-there"
    title={<Trans>Are you still there?</Trans>}
    stay={<Trans>Yes, I am going on</Trans>}
    done={<Trans>I am done, clear it</Trans>}
  >
    <Waiting key={asked} ms={ms} />
  </Question>
);

const Waiting = ({ ms }: { readonly ms: number }) => {
  const left = useSecondsLeft(ms);
  return (
    <div className={styles.waiting}>
      <Countdown left={left} of={ms / 1000} />
      <p>
        <Plural
          value={left}
          one="In # second we clear the order for the next guest."
          other="In # seconds we clear the order for the next guest."
        />
      </p>
    </div>
  );
};

/**
 * Question before a guest leaves and discards the chosen dishes, or leaves an order that is not paid. `hasChosen`: dishes of
 * an order that was not sent.
 */
export const Leaving = ({ hasChosen, ...answers }: QuestionProps & { readonly hasChosen: boolean }) => (
  <Question
    {...answers}
    testId="leaving"
    title={<Trans>Are you done?</Trans>}
    stay={<Trans>No, I am going on</Trans>}
    done={<Trans>Yes, clear it</Trans>}
  >
    <p>
      {hasChosen ? (
        <Trans>What you have chosen has not been sent yet. We remove it for the next guest.</Trans>
      ) : (
        <Trans>Your order stays at the table and is not paid yet. We clear only this screen.</Trans>
      )}
    </p>
  </Question>
);

const Question = ({
  title,
  stay,
  done,
  testId,
  onStay,
  onDone,
  children,
}: QuestionProps & {
  readonly title: ReactNode;
  readonly stay: ReactNode;
  readonly done: ReactNode;
  readonly testId: string;
  readonly children: ReactNode;
}) => (
  <WholeScreen look="question" testId={testId} onBeside={onStay} title={<h2 className={styles.title}>{title}</h2>}>
    <div className={styles.words}>{children}</div>
    <div className={styles.answers}>
      <Button look="primary" wide onClick={onStay}>
        {stay}
      </Button>
      <Button wide onClick={onDone}>
        {done}
      </Button>
    </div>
  </WholeScreen>
);
