import { Plural, Trans } from '@lingui/react/macro';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { useSecondsLeft } from './countdown.tsx';
import styles from './thanks-screen.module.css';
import whole from './whole-page.module.css';

export interface ThanksScreenProps {
  /** The orders' names, the newest first. */
  readonly labels: readonly string[];
  /** waiting: not answered yet; received: the kitchen has it; unsent: it goes later, and the staff should hear of it. */
  readonly state: 'waiting' | 'received' | 'unsent';
  /** Until the screen clears itself; undefined: it waits. */
  readonly clearsInMs: number | undefined;
  readonly onDone: () => void;
}

/** What a guest takes along: the number of their order, and what they must know of it. */
export const ThanksScreen = ({ labels, state, clearsInMs, onDone }: ThanksScreenProps) => (
  <WholeScreen
    look="screen"
    testId="thanks"
    title={
      <h2 className={whole.title}>
        {state === 'received' && <Trans>Enjoy your meal!</Trans>}
        {state === 'waiting' && <Trans>We are sending your order</Trans>}
        {state === 'unsent' && <Trans>Please tell the staff</Trans>}
      </h2>
    }
  >
    <div className={whole.page}>
      <p className={whole.words}>
        {state === 'received' && <Trans>The kitchen has your order. Please remember your number.</Trans>}
        {state === 'waiting' && <Trans>One moment, please. We are waiting for the kitchen’s answer.</Trans>}
        {state === 'unsent' && (
          <Trans>
            There is no connection to the kitchen now. Show the staff your number before you go: they can see whether
            your order has come.
          </Trans>
        )}
      </p>
      <div className={styles.card} data-state={state}>
        <StitchBorder />
        <p className={styles.caption}>
          <Trans>Your number</Trans>
        </p>
        {labels.map((label) => (
          <p key={label} className={styles.number} data-testid="number">
            {label}
          </p>
        ))}
        <StitchBorder />
      </div>
      <div className={styles.foot}>
        <Button look="ink" wide onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
        {clearsInMs !== undefined && <Clears key={state} ms={clearsInMs} />}
      </div>
    </div>
  </WholeScreen>
);

const Clears = ({ ms }: { readonly ms: number }) => {
  const left = useSecondsLeft(ms);
  return (
    <p className={styles.clears}>
      <Plural value={left} one="The screen clears itself in # second" other="The screen clears itself in # seconds" />
    </p>
  );
};
