import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { PlaceCard, type PlaceView } from './place-card.tsx';
import styles from './place-choice-sheet.module.css';

/** The owner's other venues. The other venue asks about this cart when it opens. [S2.54, S4.05] */
export const PlaceChoiceSheet = ({
  places,
  language,
  onClose,
}: {
  readonly places: readonly PlaceView[];
  readonly language: Language;
  readonly onClose: () => void;
}) => (
  <Sheet open onClose={onClose} title={<Trans>Our other venues</Trans>}>
    <ul className={styles.list} data-testid="place-choice">
      {places.map((view) => (
        <li key={view.href}>
          <PlaceCard view={view} language={language} onClick={onClose} />
        </li>
      ))}
    </ul>
    <div className={styles.all}>
      <ButtonLink href="/" look="quiet" wide onClick={onClose}>
        <Trans>See all venues</Trans>
      </ButtonLink>
    </div>
  </Sheet>
);
