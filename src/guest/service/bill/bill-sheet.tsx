import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { RequestLimitText } from '#guest/orders/later/request-limit-text.tsx';
import { TableEntries } from '#shared/service/table-entries.tsx';
import { ToolRow } from '#ui/form/tool-row.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { receipt, warningCircle, wave } from '#ui/look/icons-later.ts';
import { bed, contactless, users } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { ContinuePaying } from '../continue-paying.tsx';
import styles from '../service.module.css';
import { ServiceSteps } from '../service-steps.tsx';
import { WithdrawingText, WithdrawingTitle } from '../withdrawing-text.tsx';
import { AskedParts } from './asked-parts.tsx';
import { BillFoot, PayByCard } from './bill-foot.tsx';
import { BillShares } from './bill-shares.tsx';
import { BillSplitPanel } from './bill-split-panel.tsx';
import { Sums } from './bill-sums.tsx';
import { BillTrouble } from './bill-trouble.tsx';
import type { BillSheetProps, BillStage } from './bill-view.ts';

const Title = ({ stage }: Pick<BillSheetProps, 'stage'>) => {
  if (stage.kind === 'asked')
    return stage.call.coming ? <Trans>The bill is on its way</Trans> : <Trans>The bill has been asked for</Trans>;
  if (stage.kind === 'waiting' && stage.asks === 'session') return <Trans>Please scan again</Trans>;
  if (stage.kind === 'waiting' && stage.asks === 'age') return <Trans>Do you still want the bill?</Trans>;
  if (stage.kind === 'withdrawing') return <WithdrawingTitle />;
  return <Trans>The bill</Trans>;
};

const Asked = ({
  stage,
  total,
  timeZone,
}: BillSheetProps & { readonly stage: Extract<BillStage, { readonly kind: 'asked' }> }) => {
  const money = useMoney();
  const { call } = stage;
  const sum = money.main(total);
  const name = call.coming?.by && <bdi>{call.coming.by}</bdi>;
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>
        {stage.mayAskAgain ? (
          <Trans>{sum}. You have ordered more since: ask again, so that the bill has it.</Trans>
        ) : (
          <Trans>{sum}. There is no need to ask again.</Trans>
        )}
      </p>
      <ServiceSteps
        steps={[
          {
            key: 'asked',
            standing: 'done',
            icon: receipt,
            name: <Trans>Asked for</Trans>,
            note: formatTime(call.at, timeZone),
          },
          call.coming
            ? {
                key: 'seen',
                standing: 'now',
                icon: contactless,
                name: name ? <Trans>{name} has seen it</Trans> : <Trans>Seen</Trans>,
                note: formatTime(call.coming.at, timeZone),
              }
            : { key: 'seen', standing: 'now', icon: receipt, name: <Trans>Waiting to be seen</Trans> },
          { key: 'paid', standing: 'next', icon: receipt, name: <Trans>Paid</Trans> },
        ]}
      />
    </div>
  );
};

const isWithoutBank = ({ onPayByCard, open, isOnline }: BillSheetProps): boolean =>
  onPayByCard !== undefined && !open && !isOnline;

const OfflineCard = () => (
  <p className={styles.note}>
    <Trans>There is no connection to the bank now. You can pay by card here once it is back.</Trans>
  </p>
);

/** First of all: its part is held until it is paid or cancelled, so that nothing below it is true for that part. */
const Unfinished = ({ open }: Pick<BillSheetProps, 'open'>) => open && <ContinuePaying open={open} />;

const Payers = ({ told, names, timeZone, isOnline }: BillSheetProps) =>
  told && <BillShares bill={told} names={names} timeZone={timeZone} isOnline={isOnline} />;

/** A guest who has chosen the room's bill must not fear to pay twice. */
const OnRoom = () => (
  <Notice icon={bed} title={<Trans>It is on the room’s bill.</Trans>}>
    <Trans>You pay it at the reception when you leave. Ask for it here only if you want to pay now.</Trans>
  </Notice>
);

/** Folded until a guest wants it: most bills are paid together, and its rows would push the sum out of sight. */
const Split = (props: BillSheetProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && props.split.kind === 'together')
    return (
      <ToolRow
        icon={<Icon path={users} />}
        end={<Icon path={caretRight} />}
        aria-expanded={false}
        data-testid="split-bill"
        onClick={() => setOpen(true)}
      >
        <Trans>Split the bill</Trans>
        <span className={styles.second}>
          <Trans>evenly, by person or by dish</Trans>
        </span>
      </ToolRow>
    );
  return (
    <BillSplitPanel
      isNew={isOpen}
      choice={props.split}
      pieces={props.pieces}
      shares={props.shares}
      payers={props.payers}
      persons={props.persons}
      orderers={props.orderers}
      payments={props.payments}
      payment={props.payment}
      onChange={props.onSplit}
    />
  );
};

const Body = (props: BillSheetProps) => {
  const { stage } = props;
  switch (stage.kind) {
    case 'none':
      return (
        <p className={styles.lead}>
          <BillTrouble code="no_orders" />
        </p>
      );
    case 'paid':
      return (
        <div className={styles.stack}>
          <p className={styles.lead}>
            <Trans>The bill is paid. Thank you!</Trans>
          </p>
          <Payers {...props} />
        </div>
      );
    case 'asked':
      return (
        <div className={styles.stack}>
          <Unfinished {...props} />
          <Asked {...props} stage={stage} />
          <AskedParts {...props} />
          <Payers {...props} />
          <PayByCard {...props} />
          {isWithoutBank(props) && <OfflineCard />}
        </div>
      );
    case 'waiting':
      if (stage.asks === 'session') return <TableEntries joinHref={props.joinHref} />;
      return (
        <div className={styles.stack}>
          <Unfinished {...props} />
          <Sums {...props} payments={props.told?.shares} />
          {stage.asks === 'age' ? (
            <p>
              <Trans>There was no connection for a while. We bring it only if you say so.</Trans>
            </p>
          ) : stage.offline ? (
            <Notice icon={wave} title={<Trans>Please wave to our staff.</Trans>}>
              <Trans>There is no connection now. Your wish goes to us as soon as there is one.</Trans>
            </Notice>
          ) : (
            <p className={styles.lead}>
              {stage.limited ? <RequestLimitText /> : <Trans>We are waiting for an answer.</Trans>}
            </p>
          )}
        </div>
      );
    case 'withdrawing':
      return <WithdrawingText offline={stage.offline} />;
    case 'form': {
      return (
        <div className={styles.stack}>
          {stage.trouble && <Notice icon={warningCircle} title={<BillTrouble code={stage.trouble} />} />}
          <Unfinished {...props} />
          {props.isOnRoom && <OnRoom />}
          <Sums {...props} payments={props.told?.shares} />
          <Payers {...props} />
          <Split {...props} />
          {isWithoutBank(props) && <OfflineCard />}
        </div>
      );
    }
  }
};

/** Sheet of the bill: total, payment and split, then its progress. [S1.06, S8.18] */
export const BillSheet = (props: BillSheetProps) => (
  <Sheet
    open
    onClose={props.onClose}
    title={<Title stage={props.stage} />}
    subtitle={props.seat}
    foot={<BillFoot {...props} />}
  >
    <div aria-live="polite" data-testid="bill-sheet" data-stage={props.stage.kind}>
      <Body {...props} />
    </div>
  </Sheet>
);
