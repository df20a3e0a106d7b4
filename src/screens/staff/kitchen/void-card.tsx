import { Trans } from '@lingui/react/macro';
import type { OrderId } from '#domain/ids.ts';
import type { VoidTicket } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import styles from './void-card.module.css';
import { WhereWords } from './where-words.tsx';

/** An order that was turned down after it was seen: its dishes struck, until somebody here has read it. */
export const VoidCard = (props: {
  readonly ticket: VoidTicket;
  readonly language: Language;
  readonly mayAct: boolean;
  readonly onRead: (id: OrderId) => void;
}) => {
  const { ticket, language, mayAct, onRead } = props;
  const { id, number, by, lines } = ticket;
  return (
    <article className={styles.card} data-testid="void">
      <h2>
        <Trans>Do not cook</Trans>
      </h2>
      <p>
        <WhereWords {...ticket} /> · <Trans>No. {number}</Trans>
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
      {mayAct && (
        <Button wide onClick={() => onRead(id)}>
          <Trans>Taken off</Trans>
        </Button>
      )}
    </article>
  );
};
