import { Trans } from '@lingui/react/macro';
import { AvoidanceSheet, type AvoidanceSheetProps } from '#shared/diet/avoidance-sheet.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import styles from './diet-sheet.module.css';

export interface DietSheetProps extends Omit<AvoidanceSheetProps, 'title' | 'subtitle' | 'children'> {
  readonly hides: boolean;
  /** Used by many guests, one after the other. */
  readonly shared: boolean;
  readonly onHides: (hides: boolean) => void;
}

/** Choice of allergens and diets by a guest, saved at once. */
export const DietSheet = ({ hides, shared, onHides, ...choice }: DietSheetProps) => (
  <AvoidanceSheet
    {...choice}
    title={<Trans>What should we watch for?</Trans>}
    beside={<CheckRow label={<Trans>Hide dishes that contain it</Trans>} checked={hides} onChange={onHides} />}
    subtitle={<Trans>We mark the dishes, and the kitchen is told with your order.</Trans>}
  >
    <p className={styles.caution}>
      <strong>
        <Trans>With a severe allergy, please tell our staff too.</Trans>
      </strong>{' '}
      <Trans>We go by what this place states of its dishes. In any kitchen traces of other food remain possible.</Trans>
    </p>
    <p className={styles.quiet}>
      {shared ? (
        <Trans>Your choice goes to the kitchen with your order, to nobody else.</Trans>
      ) : (
        <Trans>Your choice stays on this device and goes to the kitchen with your order, to nobody else.</Trans>
      )}
    </p>
  </AvoidanceSheet>
);
