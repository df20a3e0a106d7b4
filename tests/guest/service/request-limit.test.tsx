// @vitest-environment jsdom
// Text for a guest whose call exceeded the rate limit.
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ScanWaitNotice } from '#guest/notices/scan-wait-notice.tsx';
import { EntryText } from '#guest/orders/entry-text.tsx';
import { useCallForm } from '#guest/service/call-form.tsx';
import { CallSheet } from '#guest/service/call-sheet.tsx';
import { FeedbackScreen } from '#guest/service/feedback-screen.tsx';
import { PromoTroubleText } from '#guest/service/promo-field.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { entry } from '../order/sent-entries.ts';

const LIMIT = 'You have reached the request limit for now. Please try again later.';
const nothing = () => undefined;

const Call = ({ limited }: { readonly limited: boolean }) => (
  <CallSheet
    seat="Table 12"
    room={false}
    stage={{ kind: 'waiting', offline: false, asks: undefined, limited }}
    form={useCallForm()}
    needs={[]}
    askedWords={[]}
    timeZone="Europe/Sofia"
    joinHref="/join"
    later={[]}
    now={0}
    onTimed={nothing}
    onWithdrawLater={nothing}
    onCall={nothing}
    onConfirm={nothing}
    onWithdraw={nothing}
    onHere={nothing}
    onMore={nothing}
    onClose={nothing}
  />
);
const Order = ({ limited }: { readonly limited: boolean }) => (
  <EntryText entry={entry({ state: 'sending', limited })} isKept ownPhone timeZone="Europe/Sofia" unheard={false} />
);
const Feedback = ({ limited }: { readonly limited: boolean }) => (
  <FeedbackScreen
    questions={[]}
    stage="waiting"
    offline={false}
    table="7"
    limited={limited}
    menuHref="/neven"
    onGive={nothing}
  >
    {null}
  </FeedbackScreen>
);
const Promo = ({ limited }: { readonly limited: boolean }) => (
  <PromoTroubleText trouble={limited ? 'limited' : 'other'} />
);
const Scan = ({ limited }: { readonly limited: boolean }) => (
  <ScanWaitNotice menuHref="/neven" failure={limited ? 'limited' : 1} onRetry={nothing} />
);

const read = (shown: ReactNode): string => {
  const { unmount } = renderScreen(shown);
  const text = words(document.body);
  unmount();
  return text;
};

test.each(Object.entries({ Call, Order, Feedback, Promo, Scan }))(
  'request limit: %s shows the message only where the limit was reached [S8.15]',
  (_, Shown) => {
    expect(read(<Shown limited />)).toContain(LIMIT);
    expect(read(<Shown limited={false} />)).not.toContain(LIMIT);
  },
);

test('request limit: an order above the limit is kept, and the guest need not send it again', () => {
  expect(read(<Order limited />)).toBe(`${LIMIT} Your order is kept here and sent automatically.`);
});
