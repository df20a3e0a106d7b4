import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { TableCall } from '#domain/service/call.ts';
import { RequestLimitText } from '#guest/orders/later/request-limit-text.tsx';
import { TableEntries } from '#shared/service/table-entries.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { warningCircle, wave } from '#ui/look/icons-later.ts';
import { bellRinging, walking } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { Notice } from '#ui/words/notice.tsx';
import { type AskedFor, CallButton, CallFields, type CallForm } from './call-form.tsx';
import { CallTrouble, type CallTroubleCode } from './call-trouble.tsx';
import { type LaterCall, LaterCalls } from './later/later-calls.tsx';
import styles from './service.module.css';
import { ServiceSteps } from './service-steps.tsx';
import type { NeedTile } from './use-service-offer.ts';
import { type UnansweredStage, WithdrawingText, WithdrawingTitle } from './withdrawing-text.tsx';

/** Progress of a call: called, seen (by whom), on the way, here. */
const CallSteps = ({ call, timeZone }: { readonly call: TableCall; readonly timeZone: string }) => {
  const { coming, doneAt } = call;
  const time = (at: number) => formatTime(at, timeZone);
  const isDone = doneAt !== undefined;
  return (
    <ServiceSteps
      steps={[
        { key: 'made', standing: 'done', icon: bellRinging, name: <Trans>Called</Trans>, note: time(call.at) },
        coming || isDone
          ? {
              key: 'seen',
              standing: 'done',
              icon: bellRinging,
              name: <Trans>Seen</Trans>,
              note: coming && (
                <>
                  {time(coming.at)}
                  {coming.by && (
                    <>
                      , <bdi>{coming.by}</bdi>
                    </>
                  )}
                </>
              ),
            }
          : { key: 'seen', standing: 'now', icon: bellRinging, name: <Trans>Waiting to be seen</Trans> },
        {
          key: 'coming',
          standing: isDone ? 'done' : coming ? 'now' : 'next',
          icon: walking,
          name: <Trans>On the way to you</Trans>,
        },
        { key: 'here', standing: isDone ? 'done' : 'next', icon: walking, name: <Trans>With you</Trans> },
      ]}
    />
  );
};

/**
 * `no_table`: no scan; `counter`: staff are in front of the guest; `form`: choose the needs; `waiting`: not with the staff
 * yet; `withdrawing`: the staff do not know yet that the call is withdrawn; `withdrawn`: they do; `steps`: the staff have it;
 * `later`: the staff have calls for later only.
 */
export type CallStage =
  | { readonly kind: 'no_table' | 'counter' | 'withdrawn' }
  | { readonly kind: 'form'; readonly trouble: CallTroubleCode | undefined }
  | UnansweredStage
  | { readonly kind: 'later'; readonly isLate: boolean }
  | { readonly kind: 'steps'; readonly call: TableCall; readonly others: number; readonly isLate: boolean };

export interface CallSheetProps {
  /** The venue's name of the bell category. */
  readonly title?: string | undefined;
  readonly titleLanguage?: Language | undefined;
  readonly seat: ReactNode;
  /** The guest is in a hotel room, with no staff in sight. */
  readonly room: boolean;
  readonly stage: CallStage;
  readonly form: CallForm;
  readonly needs: readonly NeedTile[];
  /** Open calls for a time, the next one first. */
  readonly later: readonly LaterCall[];
  /** Epoch ms of the server's clock. */
  readonly now: number;
  /** Needs of the open call, in the guest's language, and the guest's own text. */
  readonly askedWords: readonly string[];
  readonly timeZone: string;
  readonly joinHref: string;
  readonly onCall: (asked: AskedFor) => void;
  /** Asks when a need is wanted. */
  readonly onTimed: (need: NeedTile) => void;
  readonly onWithdrawLater: (id: string) => void;
  readonly onConfirm: () => void;
  /** Withdraws the call. */
  readonly onWithdraw: () => void;
  readonly onHere: () => void;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

const Title = ({ title, stage }: Pick<CallSheetProps, 'title' | 'stage'>): ReactNode => {
  switch (stage.kind) {
    case 'no_table':
    case 'counter':
      return title ?? <Trans>Call the waiter</Trans>;
    case 'form':
      return <Trans>What shall we bring?</Trans>;
    case 'later':
      return <Trans>What you have asked for</Trans>;
    case 'waiting':
      if (stage.asks === 'session') return <Trans>Please scan again</Trans>;
      if (stage.asks === 'age') return <Trans>Do you still need us?</Trans>;
      return stage.offline ? <Trans>We cannot hear you yet</Trans> : <Trans>Calling…</Trans>;
    case 'withdrawing':
      return <WithdrawingTitle />;
    case 'withdrawn':
      return <Trans>Your request is cancelled</Trans>;
    case 'steps': {
      const { call } = stage;
      const name = call.coming?.by && <bdi>{call.coming.by}</bdi>;
      if (call.doneAt !== undefined) return <Trans>We are with you</Trans>;
      if (name) return <Trans>{name} is coming</Trans>;
      // An owner without a name comes too.
      return call.coming ? <Trans>On the way to you</Trans> : <Trans>You have called us</Trans>;
    }
  }
};

const Wave = ({ room, children }: { readonly room: boolean; readonly children?: ReactNode }) => (
  <Notice icon={wave} title={room ? <Trans>Please phone reception.</Trans> : <Trans>Please wave to our staff.</Trans>}>
    {children}
  </Notice>
);

const NobodyAnswers = ({ room }: { readonly room: boolean }) => (
  <Wave room={room}>
    <Trans>Nobody has answered for three minutes.</Trans>
  </Wave>
);

const Later = ({ later, timeZone, now, onWithdrawLater }: CallSheetProps) => (
  <LaterCalls calls={later} timeZone={timeZone} now={now} onWithdraw={onWithdrawLater} />
);

const Body = (props: CallSheetProps) => {
  const { stage, room } = props;
  switch (stage.kind) {
    case 'no_table':
      return (
        <div className={styles.stack}>
          <p>
            <Trans>Scan the code on your table, so that we know where to come.</Trans>
          </p>
          <TableEntries joinHref={props.joinHref} />
        </div>
      );
    case 'counter':
      return <Wave room={false} />;
    case 'form':
      return (
        <div className={styles.stack}>
          {stage.trouble && <Notice icon={warningCircle} title={<CallTrouble code={stage.trouble} room={room} />} />}
          <CallFields form={props.form} needs={props.needs} onTimed={props.onTimed} />
        </div>
      );
    case 'waiting':
      if (stage.asks === 'session') return <TableEntries joinHref={props.joinHref} />;
      if (stage.asks === 'age') {
        return (
          <p>
            <Trans>There was no connection for a while. We come only if you say so.</Trans>
          </p>
        );
      }
      return stage.offline ? (
        <div className={styles.stack}>
          <p className={styles.lead}>
            <Trans>
              There is no connection now. We call as soon as it is back, within five minutes; after that we drop the
              call and tell you.
            </Trans>
          </p>
          <Wave room={room} />
        </div>
      ) : (
        <p className={styles.lead}>
          {stage.limited ? <RequestLimitText /> : <Trans>We are waiting for an answer.</Trans>}
        </p>
      );
    case 'withdrawing':
      return <WithdrawingText offline={stage.offline} />;
    case 'withdrawn':
      return (
        <p className={styles.lead}>
          <Trans>Nobody comes for it now.</Trans>
        </p>
      );
    case 'later':
      return (
        <div className={styles.stack}>
          <Later {...props} />
          {stage.isLate && <NobodyAnswers room={room} />}
        </div>
      );
    case 'steps':
      return (
        <div className={styles.stack}>
          {props.askedWords.length > 0 && (
            <p className={styles.lead}>
              {props.askedWords.map((asked, at) => (
                <Fragment key={asked}>
                  {at > 0 && ' · '}
                  <bdi>{asked}</bdi>
                </Fragment>
              ))}
            </p>
          )}
          <CallSteps call={stage.call} timeZone={props.timeZone} />
          {stage.isLate && <NobodyAnswers room={room} />}
          {props.later.length > 0 && <Later {...props} />}
        </div>
      );
  }
};

const Foot = (props: CallSheetProps): ReactNode => {
  const { stage } = props;
  const back = (
    <Button look="ink" wide onClick={props.onClose}>
      {props.room ? <Trans>Back</Trans> : <Trans>Back to the menu</Trans>}
    </Button>
  );
  const again = (
    <div className={styles.ways}>
      <Button onClick={props.onMore} data-testid="call-again">
        <Trans comment="a guest calls the waiter again right after a visit">Call again</Trans>
      </Button>
      {back}
    </div>
  );
  const withdraw = (
    <Button onClick={props.onWithdraw} data-testid="withdraw-call">
      <Trans>No longer needed</Trans>
    </Button>
  );
  switch (stage.kind) {
    case 'no_table':
    case 'counter':
      return back;
    case 'form':
      return <CallButton form={props.form} room={props.room} onCall={props.onCall} />;
    case 'waiting':
      if (stage.asks === 'age') {
        return (
          <div className={styles.ways}>
            {withdraw}
            <Button look="primary" onClick={props.onConfirm}>
              <Trans>Yes, call</Trans>
            </Button>
          </div>
        );
      }
      return (
        <div className={styles.ways}>
          {withdraw}
          {back}
        </div>
      );
    case 'withdrawing':
    case 'withdrawn':
      return again;
    case 'later':
      return (
        <div className={styles.ways}>
          <Button onClick={props.onMore} data-testid="call-more">
            <Trans>Add something</Trans>
          </Button>
          {back}
        </div>
      );
    case 'steps':
      if (stage.call.doneAt !== undefined) return again;
      return (
        <div className={styles.ways}>
          {stage.call.coming && (
            <Button onClick={props.onHere} data-testid="call-here">
              <Trans>Done, somebody is here</Trans>
            </Button>
          )}
          {withdraw}
          <Button onClick={props.onMore} data-testid="call-more">
            <Trans>Add something</Trans>
          </Button>
        </div>
      );
  }
};

/** Sheet of the waiter call: the needs, then its progress. [S1.06, S2.26, S2.54] */
export const CallSheet = (props: CallSheetProps) => (
  <Sheet
    open
    onClose={props.onClose}
    title={<Title title={props.title} stage={props.stage} />}
    titleLanguage={props.stage.kind === 'no_table' && props.title !== undefined ? props.titleLanguage : undefined}
    subtitle={props.seat}
    foot={<Foot {...props} />}
  >
    <div aria-live="polite" data-testid="call-sheet" data-stage={props.stage.kind}>
      <Body {...props} />
    </div>
  </Sheet>
);
