import { Trans } from '@lingui/react/macro';
import type { Diet } from '#domain/menu/menu.ts';
import type { Avoided } from '#domain/service/order-stage.ts';
import { useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warning } from '#ui/look/icons-later.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import styles from './table-order.module.css';

/** The guest's allergies and diet, in addition to the marks at the dishes. */
export const GuestNote = ({
  avoids,
  diets,
}: {
  readonly avoids: readonly Avoided[];
  readonly diets: readonly Diet[];
}) => {
  const { nameOf } = useDietName();
  const allergenName = useReaderAllergenName();
  const avoided = avoids.map(allergenName).join(', ');
  const diet = diets.map(nameOf).join(', ');
  return (
    <>
      {avoids.length > 0 && (
        <p className={styles.allergy}>
          <Icon path={warning} size="1.125rem" />
          <Trans>The guest is allergic: {avoided}</Trans>
        </p>
      )}
      {diets.length > 0 && (
        <p>
          <Trans>Diet: {diet}</Trans>
        </p>
      )}
    </>
  );
};
