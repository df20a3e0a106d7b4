import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { minor } from '#domain/pricing/money.ts';
import { useChoiceTexts } from '#shared/cart/choice-text.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import styles from './entry-receipt.module.css';

const NOTHING_CHOSEN: NonNullable<OutboxEntry['summary'][number]['choice']> = { chosen: [], added: [], removed: [] };

/** The ordered dishes with their prices. `lines`: as they were sent; `isStruck` strikes out the line at an index. */
export const ReceiptLines = ({
  summary,
  lines,
  isStruck,
}: Pick<OutboxEntry, 'summary'> &
  Partial<Pick<OutboxEntry, 'lines'>> & { readonly isStruck?: (at: number) => boolean }) => {
  const money = useMoney();
  const choiceTexts = useChoiceTexts();
  return (
    <ul>
      {summary.map((line, index) => {
        const { choice = NOTHING_CHOSEN } = line;
        const comment = lines?.[index]?.comment;
        const details = choiceTexts({ ...choice, size: line.detail });
        const Name = isStruck?.(index) ? 's' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
          <li key={index} className={styles.line}>
            <span className={styles.quantity}>{line.quantity}</span>
            <span className={styles.what} lang={choice.textLanguage}>
              <Name className={styles.name}>{line.name}</Name>
              {details && <span className={styles.detail}>{details}</span>}
              {comment && (
                <span className={styles.said} dir="auto">
                  <OwnText>{comment}</OwnText>
                </span>
              )}
            </span>
            <span className={styles.figure}>{money.main(minor(line.total))}</span>
          </li>
        );
      })}
    </ul>
  );
};
