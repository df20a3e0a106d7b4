import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { OpenState } from '#domain/place/hours.ts';
import { clock, info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
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
