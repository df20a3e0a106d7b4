import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupOutline } from '#domain/owner/groups/group-outline.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { CheckRow } from '#ui/form/check-row.tsx';
import { SelectField } from '#ui/form/select-field.tsx';

const MOST = 20;

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** How many options guests must choose, and how many they may. */
export const GroupCounts = ({
  group,
  mayBeUnlimited,
  onCounts,
}: {
  readonly group: GroupOutline;
  readonly mayBeUnlimited: boolean;
  readonly onCounts: (counts: { readonly min: number } | { readonly max: number | undefined }) => void;
}) => {
  const { t } = useLingui();
  const { min, max, most } = group;
  return (
    <>
      <CheckRow
        label={<Trans>Guests must choose</Trans>}
        checked={min > 0}
        onChange={(isOn) => onCounts({ min: isOn ? 1 : 0 })}
      />
      <div className={styles.counts}>
        {min > 0 && (
          <SelectField
            label={<Trans>At least</Trans>}
            value={min}
            onChange={(count) => onCounts({ min: Number(count) })}
          >
            {upTo(1, Math.max(min, Math.min(most, MOST))).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={<Trans>At most</Trans>}
          value={max ?? ''}
          onChange={(count) => onCounts({ max: count === '' ? undefined : Number(count) })}
        >
          {(mayBeUnlimited || max === undefined) && <option value="">{t`no limit`}</option>}
          {upTo(1, Math.max(max ?? 1, Math.min(most, MOST))).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      </div>
    </>
  );
};
