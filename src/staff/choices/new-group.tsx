import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import styles from '#staff/menu/dish-editor.module.css';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';

export interface NewGroupProps {
  /** Resolves true when created; otherwise the typed text stays. */
  readonly onMake: (group: {
    readonly title: string;
    readonly options: readonly string[];
    readonly isRequired: boolean;
  }) => Promise<boolean>;
}

const LONGEST = 4000;
const MOST_OPTIONS = 60;

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_OPTIONS);

/** Form for a new modifier group: a title, and one option per line. */
export const NewGroup = ({ onMake }: NewGroupProps) => {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [options, setOptions] = useState('');
  const [isRequired, setRequired] = useState(true);
  const [state, setState] = useState<'still' | 'busy' | 'lacking'>('still');
  const lacks = (text: string) => state === 'lacking' && text.trim() === '';
  const make = async () => {
    const lines = linesOf(options);
    if (title.trim() === '' || lines.length === 0) {
      setState('lacking');
      return;
    }
    setState('busy');
    const isDone = await onMake({ title: title.trim(), options: lines, isRequired });
    setState('still');
    if (!isDone) return;
    setTitle('');
    setOptions('');
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button small data-testid="new-group" onClick={() => setOpen(true)}>
        <Trans>New group of choices</Trans>
      </Button>
    );
  return (
    <fieldset className={styles.form} data-testid="new-group-form">
      <legend className={styles.heading}>
        <Trans>New group of choices</Trans>
      </legend>
      <TextField
        label={<Trans>Title for guests</Trans>}
        value={title}
        onChange={setTitle}
        placeholder={t`Side dish`}
        maxLength={LONGEST}
        autoComplete="off"
        problem={lacks(title) && <Trans>Write a title.</Trans>}
      />
      <div className={styles.field}>
        <label htmlFor={id} className={styles.heading}>
          <Trans>Options, one a line</Trans>
        </label>
        <TextArea
          id={id}
          value={options}
          maxLength={LONGEST}
          onChange={setOptions}
          aria-invalid={lacks(options) || undefined}
          aria-describedby={`${id}-problem`}
        />
        <p id={`${id}-problem`} role="alert" className={styles.note}>
          {lacks(options) && <Trans>Write one option at least.</Trans>}
        </p>
      </div>
      <CheckRow label={<Trans>Guests must choose one</Trans>} checked={isRequired} onChange={setRequired} />
      <div className={styles.moves}>
        <Button small look="ink" disabled={state === 'busy'} onClick={() => void make()}>
          <Trans>Add the group</Trans>
        </Button>
        <Button small look="quiet" onClick={() => setOpen(false)}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </fieldset>
  );
};
