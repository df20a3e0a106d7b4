import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import styles from './hidden-dishes.module.css';

/** Number of dishes that a list hides for this guest, and the button that shows them. */
export const HiddenDishes = ({
  count,
  shown,
  onToggle,
}: {
  readonly count: number;
  /** Hidden dishes are shown for now. */
  readonly shown: boolean;
  readonly onToggle: () => void;
}) => (
  <div className={styles.hidden} role="status" data-testid="hidden-dishes">
    <p className={styles.words}>
      {shown ? (
        <Plural
          value={count}
          one="# dish here contains what you avoid."
          other="# dishes here contain what you avoid."
        />
      ) : (
        <Plural
          value={count}
          one="# dish is hidden: it contains what you avoid."
          other="# dishes are hidden: they contain what you avoid."
        />
      )}
    </p>
    <Button small onClick={onToggle}>
      {shown ? <Trans>Hide them again</Trans> : <Trans>Show them</Trans>}
    </Button>
  </div>
);
