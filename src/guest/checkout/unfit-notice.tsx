import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import styles from '#guest/checkout/form/checkout.module.css';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

const ID = 'unfit-dishes';

/** Focuses the notice of dishes that block sending. */
export const focusUnfit = (): void => document.getElementById(ID)?.focus();

/** Dishes of the order that this order type excludes. */
export const UnfitNotice = ({
  dishes,
  onRemove,
}: {
  readonly dishes: readonly {
    readonly lineId: string;
    readonly name: string;
    readonly language: Language | undefined;
  }[];
  readonly onRemove: () => void;
}) =>
  dishes.length > 0 && (
    <div id={ID} tabIndex={-1} data-testid="unfit-dishes">
      <Notice
        icon={info}
        title={<Trans>Not everything can be ordered this way</Trans>}
        action={
          <Button small onClick={onRemove}>
            <Trans>Leave these out</Trans>
          </Button>
        }
      >
        <ul className={styles.unfit}>
          {dishes.map(({ lineId, name, language }) => (
            <li key={lineId} lang={language}>
              {name}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
