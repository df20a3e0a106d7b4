import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

/** A list into which an item can be moved. */
export interface MoveTarget {
  /** `undefined`: the top level of categories. */
  readonly slug: string | undefined;
  readonly name: string | undefined;
  /** The other items of the list, without the moved one. */
  readonly others: readonly string[];
}

export interface MoveToSheetProps {
  readonly name: string;
  readonly targets: readonly MoveTarget[];
  /** Current position. */
  readonly from: string | undefined;
  readonly place: number;
  /** Resolves true when saved. */
  readonly onMove: (to: string | undefined, place: number) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Sheet to choose the target list of a dish or category, and the item that comes before the moved one. */
export const MoveToSheet = ({ name, targets, from, place: now, onMove, onClose }: MoveToSheetProps) => {
  const { t } = useLingui();
  const [at, setAt] = useState(
    Math.max(
      0,
      targets.findIndex(({ slug }) => slug === from),
    ),
  );
  const [place, setPlace] = useState(now);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const target = targets[at];
  const others = target?.others ?? [];
  const move = async () => {
    if (!target) return;
    setState('busy');
    if (await onMove(target.slug, place)) onClose();
    else setState('failed');
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Move to…</Trans>}
      subtitle={name}
      foot={
        <Button look="primary" wide data-testid="move-there" disabled={state === 'busy'} onClick={() => void move()}>
          <Trans>Move there</Trans>
        </Button>
      }
    >
      <div className={manage.form} data-testid="move-to-sheet">
        {targets.length > 1 && (
          <SelectField
            label={<Trans>Category</Trans>}
            value={at}
            onChange={(value) => {
              const chosen = Number(value);
              setAt(chosen);
              setPlace(targets[chosen]?.slug === from ? now : (targets[chosen]?.others.length ?? 0));
            }}
          >
            {targets.map(({ slug, name: title }, i) => (
              <option key={slug ?? ''} value={i}>
                {title ?? t`In none: at the top`}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={<Trans>Place</Trans>} value={place} onChange={(value) => setPlace(Number(value))}>
          <option value={0}>{t`At the top of the list`}</option>
          {others.map((other, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have one name, and a place is a number.
            <option key={i} value={i + 1}>
              {t`After ${other}`}
            </option>
          ))}
        </SelectField>
        <p role="alert" className={manage.problem}>
          {state === 'failed' && (
            <Trans>It was not moved: somebody else has changed it meanwhile, or nothing answers. Try again.</Trans>
          )}
        </p>
      </div>
    </Sheet>
  );
};
