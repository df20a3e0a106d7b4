import { Trans } from '@lingui/react/macro';
import type { VoidTicket } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import styles from './void-card.module.css';
import { WhereWords } from './where-words.tsx';

/** An order that was turned down after it was seen, or dishes of it: struck, until somebody here has read it. */
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
        <WhereWords {...ticket} /> · {label}
        {by && <> · {by}</>}
      </p>
      <ul lang={language}>
        {lines.map(({ line, dish }) => (
          <li key={line}>
            <del>
              {dish.quantity} × {dish.name}
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
