import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { OrderId, ProductId } from '#domain/ids.ts';
import { HOLD_MS, holdTickets, inPlace, longestWaiting, NONE_HELD } from '#domain/kitchen/held-tickets.ts';
import { heatOf } from '#domain/kitchen/late-order.ts';
import { type StationBoard, ticketKey, type VoidTicket } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import { useSilence } from '#staff/board/use-silence.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { NowContext } from './age.tsx';
import { KitchenHead } from './kitchen-head.tsx';
import { CutOffBand, SilentBand, ViewOnly } from './kitchen-notices.tsx';
import styles from './kitchen-screen.module.css';
import { CountsSheet, MoreSheet, RecallSheet } from './kitchen-sheets.tsx';
import { MoreBelow } from './more-below.tsx';
import { type TicketActions, TicketCard } from './ticket-card.tsx';
import { TicketColumns } from './ticket-columns.tsx';
import { useTopForNew } from './use-top-for-new.ts';
import { UntakenVoids, VoidCard } from './void-tickets.tsx';

export interface KitchenActions extends Omit<TicketActions, 'onMore'> {
  readonly onDelay: (id: OrderId, minutes: number) => void;
  readonly onVoidRead: (ticket: VoidTicket) => void;
}

export interface KitchenScreenProps {
  /** The station's name, else the place's. */
  readonly name: Said;
  /** The venue's language, used for the dishes. */
  readonly language: Language;
  readonly board: StationBoard;
  /** Server time, epoch ms. */
  readonly now: number;
  readonly timeZone: string;
  readonly heardAt: number | undefined;
  readonly isStale: boolean;
  readonly sound: 'ready' | 'silent' | 'none';
  readonly onUnlock: () => void;
  /** Orders with a pending command of this screen. */
  readonly waiting: ReadonlySet<string>;
  /** Whether the person may act; a viewer has no buttons. */
  readonly mayAct: boolean;
  readonly actions: KitchenActions;
  /** The station has a screen of its own, so a viewer is not told how to set one up. */
  readonly hasScreen?: boolean | undefined;
  /** Page that sets up a kitchen's screen; omitted: the person may not open it. */
  readonly devicesHref?: string | undefined;
  /** Opens the sheet that takes a dish off the menu. */
  readonly onTakeOff: (productId: ProductId) => void;
  /** Opens the list of items that are off. */
  readonly onOff: () => void;
  /** Notices of actions that somebody else did first, and of failed actions. */
  readonly notices?: ReactNode;
  /** The language choice, where no frame around the board has one. */
  readonly languageTool?: ReactNode;
}

const Quiet = ({ name, board, timeZone }: Pick<KitchenScreenProps, 'name' | 'board' | 'timeZone'>) => {
  const last = board.ready[0];
  const at = last && formatTime(last.readyAt, timeZone);
  return (
    <section className={styles.quiet}>
      <span className={styles.flower}>
        <Rosette name={name.text} />
      </span>
      <h2>
        <Trans>Everything has gone out</Trans>
      </h2>
      {at !== undefined && (
        <p>
          <Trans>The last order went out at {at}.</Trans>
        </p>
      )}
    </section>
  );
};

/** The board of one station. */
export const KitchenScreen = (props: KitchenScreenProps) => {
  const { name, language, board, now, timeZone, heardAt, isStale, sound, onUnlock } = props;
  const { waiting, mayAct, actions, notices } = props;
  const { t } = useLingui();
  const [sheet, setSheet] = useState<'recall' | 'counts' | { readonly more: OrderId }>();
  const silence = useSilence(sound);
  const area = useRef<HTMLElement>(null);
  const close = () => setSheet(undefined);
  const [onMore] = useState(() => (id: OrderId) => setSheet({ more: id }));
  const { onShown, onTaken, onStart, onTick, onReady } = actions;
  const { onRecall } = actions;
  const [own, setOwn] = useState<TicketActions>({ onShown, onTaken, onStart, onTick, onReady, onRecall, onMore });
  // Stable object, so that a card re-renders only when its own data changes.
  const asked = { onShown, onTaken, onStart, onTick, onReady, onRecall, onMore };
  if (Object.entries(asked).some(([name, one]) => own[name as keyof TicketActions] !== one)) setOwn(asked);
  const next = board.open.find(({ isLoud }) => isLoud);
  const more = typeof sheet === 'object' ? board.open.find(({ id }) => id === sheet.more) : undefined;
  const untaken = board.voids.filter(({ isPart, isTaken }) => !isPart && !isTaken);
  const [kept, setKept] = useState(NONE_HELD);
  const [stillUntil, setStillUntil] = useState(0);
  const hold = holdTickets(kept, board, now);
  if (hold !== kept) setKept(hold);
  const gone = new Set(hold.held.map(({ id }) => id));
  const tickets = inPlace(board.open, hold.held);
  const longest = longestWaiting(board.open, (dueFrom) => heatOf(dueFrom, now) === 'hot');
  const onTouch = useTopForNew(area, [...board.voids, ...tickets].map(ticketKey));
  const isQuiet = tickets.length === 0 && board.voids.length === untaken.length;
  return (
    <NowContext value={now}>
      <div className={styles.screen} data-own={mayAct || undefined} data-panes data-testid="kitchen">
        {!mayAct && <ViewOnly devicesHref={props.devicesHref} hasScreen={props.hasScreen === true} />}
        {isStale && <CutOffBand heardAt={heardAt} timeZone={timeZone} />}
        {silence.stage !== 'gone' && (
          <SilentBand
            isHeld={silence.stage === 'held'}
            onPress={() => {
              onUnlock();
              silence.release();
            }}
          />
        )}
        {notices}
        <KitchenHead
          name={name}
          board={board}
          now={now}
          timeZone={timeZone}
          heardAgo={isStale || heardAt === undefined ? undefined : Math.max(0, Math.round((now - heardAt) / 1000))}
          isMute={sound !== 'ready'}
          keepsMute={silence.stage === 'held'}
          onRecall={() => setSheet('recall')}
          onCounts={() => setSheet('counts')}
          onOff={props.onOff}
          language={props.languageTool}
        />
        {untaken.length > 0 && (
          <UntakenVoids voids={untaken} mayAct={mayAct} onRead={() => untaken.forEach(actions.onVoidRead)} />
        )}
        {isQuiet ? (
          <Quiet name={name} board={board} timeZone={timeZone} />
        ) : (
          <section
            ref={area}
            className={styles.scroll}
            // A hand that has just pressed is over the board still: no ticket moves under it.
            onPointerDownCapture={() => {
              setStillUntil(now + HOLD_MS);
              onTouch();
            }}
            onWheel={onTouch}
            onKeyDown={onTouch}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what lies below is reached by the arrow keys.
            tabIndex={0}
            aria-label={t`Orders, the oldest of each column first`}
          >
            <TicketColumns
              tickets={[...board.voids.filter((one) => !untaken.includes(one)), ...tickets]}
              isStation={mayAct}
              isStill={gone.size > 0 || now < stillUntil}
              draw={(ticket) =>
                'voidedAt' in ticket ? (
                  <VoidCard
                    key={`void ${ticketKey(ticket)}`}
                    ticket={ticket}
                    language={language}
                    mayAct={mayAct}
                    onRead={actions.onVoidRead}
                  />
                ) : (
                  <TicketCard
                    key={ticket.id}
                    ticket={ticket}
                    heat={heatOf(ticket.dueFrom, now)}
                    isNext={ticket === next}
                    isLongest={ticket.id === longest}
                    isGone={gone.has(ticket.id)}
                    waits={waiting.has(ticket.id)}
                    mayAct={mayAct}
                    language={language}
                    timeZone={timeZone}
                    actions={own}
                  />
                )
              }
            />
            {!mayAct && <MoreBelow area={area} />}
          </section>
        )}
        {mayAct && !isQuiet && <MoreBelow area={area} isBar />}
        {more && (
          <MoreSheet
            ticket={more}
            onDelay={(minutes) => {
              actions.onDelay(more.id, minutes);
              close();
            }}
            onTakeOff={(productId) => {
              props.onTakeOff(productId);
              close();
            }}
            onClose={close}
          />
        )}
        {sheet === 'recall' && (
          <RecallSheet
            ready={board.ready}
            language={language}
            timeZone={timeZone}
            mayAct={mayAct}
            onRecall={({ id }) => {
              actions.onRecall(id);
              close();
            }}
            onClose={close}
          />
        )}
        {sheet === 'counts' && <CountsSheet counts={board.counts} language={language} onClose={close} />}
      </div>
    </NowContext>
  );
};
