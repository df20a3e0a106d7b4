import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { ticketKey, type VoidTicket } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import { DishText } from './ticket-line.tsx';
import styles from './void-tickets.module.css';
import { WhereText } from './where-text.tsx';

/** An order or dishes rejected after the station took them: struck out until confirmed here. */
export const VoidCard = (props: {
  readonly ticket: VoidTicket;
  readonly language: Language;
  readonly mayAct: boolean;
  readonly onRead: (ticket: VoidTicket) => void;
}) => {
  const { ticket, language, mayAct, onRead } = props;
  const { label, by, lines, isPart } = ticket;
  return (
    <article className={styles.card} data-testid="void">
      <h2>
        <Trans>Do not cook</Trans>
      </h2>
      <p>
        <WhereText {...ticket} /> · {label}
        {by && (
          <>
            {' · '}
            <bdi>{by}</bdi>
          </>
        )}
      </p>
      <ul lang={language}>
        {lines.map(({ line, dish }) => (
          <li key={line}>
            <del>
              <span>{dish.quantity} ×</span> <DishText dish={dish} language={language} />
            </del>
          </li>
        ))}
      </ul>
      {isPart && (
        <p>
          <Trans comment="kitchen's screen: one dish of an order is not cooked">The rest of the order stays.</Trans>
        </p>
      )}
      {mayAct && (
        <Button wide onClick={() => onRead(ticket)}>
          <Trans>Taken off</Trans>
        </Button>
      )}
    </article>
  );
};

/** Orders rejected before this station took them, on one line: nobody cooks them, so they leave the room to the others. */
export const UntakenVoids = ({
  voids,
  mayAct,
  onRead,
}: {
  readonly voids: readonly VoidTicket[];
  readonly mayAct: boolean;
  /** The person has read all voids. */
  readonly onRead: () => void;
}) => (
  <section className={styles.untaken} data-testid="untaken-voids">
    <p>
      <strong>
        <Plural
          value={voids.length}
          one="# order refused before anybody took it"
          other="# orders refused before anybody took them"
        />
      </strong>{' '}
      <span>
        {voids.map((ticket, at) => (
          <Fragment key={ticketKey(ticket)}>
            {at > 0 && ', '}
            <WhereText {...ticket} /> {ticket.label}
            {ticket.isWithdrawn && (
              <>
                {': '}
                <Trans comment="of an order, in a list">cancelled by the guest</Trans>
              </>
            )}
          </Fragment>
        ))}
      </span>
    </p>
    {mayAct && (
      <Button small onClick={onRead}>
        <Trans>Taken off</Trans>
      </Button>
    )}
  </section>
);
