import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { OpenState } from '#domain/place/hours.ts';
import { Button } from '#ui/form/button.tsx';
import { clock, info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { type FailureNumber, FailureWords } from './failure-words.tsx';
import { OpenWords } from './open-words.tsx';

/** Outside the hours: the menu can be read, and when the kitchen opens is said. [S4.12] */
export const ClosedNotice = ({
  state,
  language,
  timeZone,
}: {
  readonly state: OpenState;
  readonly language: Language;
  readonly timeZone: string;
}) => (
  <div data-testid="closed-notice">
    <Notice icon={clock} title={<Trans>The kitchen is closed now</Trans>}>
      <OpenWords state={state} language={language} timeZone={timeZone} />
    </Notice>
  </div>
);

/** No orders are taken, whatever the hours. [S8.05] */
export const PausedNotice = () => (
  <div data-testid="paused-notice">
    <Notice icon={info} title={<Trans>We are not taking orders at the moment. Please try later.</Trans>} />
  </div>
);

/** The menu could not be had yet, and none is on the device. */
export const NoMenuNotice = ({
  failure,
  onRetry,
}: {
  readonly failure: FailureNumber;
  readonly onRetry: () => void;
}) => (
  <div data-testid="no-menu-notice">
    <Notice
      icon={info}
      title={<Trans>The menu is not on this device yet</Trans>}
      action={
        <Button small onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <FailureWords number={failure} />
    </Notice>
  </div>
);
