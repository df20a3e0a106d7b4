import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AmountFault } from '#staff/prices/amount-fault.tsx';
import { TextField } from '#ui/form/text-field.tsx';

export type Path = readonly string[];

/** Texts of an editor's fields with their actions; a field is identified by its path in the edited item. */
export interface TypedFields {
  readonly textOf: (path: Path) => string;
  readonly problemOf: (path: Path) => 'empty' | 'price' | 'refused' | undefined;
  readonly onType: (path: Path, text: string) => void;
  readonly onLeave: (path: Path) => void;
}

export const LONGEST = 4000;

/** Error of a field's text. */
export const FieldFault = (props: {
  readonly problem: NonNullable<ReturnType<TypedFields['problemOf']>>;
  readonly whenEmpty?: ReactNode;
}): ReactNode => {
  if (props.problem === 'empty') return props.whenEmpty;
  if (props.problem === 'price') return <AmountFault />;
  return <Trans>The menu cannot take this. Please write it differently.</Trans>;
};

/** Renders the fields of one editor. `whenEmpty`: message for a required field that is empty. */
export function typedFields({ textOf, problemOf, onType, onLeave }: TypedFields, whenEmpty: ReactNode) {
  return (path: Path, label: ReactNode, more: object = {}): ReactNode => {
    const problem = problemOf(path);
    return (
      <TextField
        label={label}
        value={textOf(path)}
        onChange={(text) => onType(path, text)}
        onBlur={() => onLeave(path)}
        problem={problem && <FieldFault problem={problem} whenEmpty={whenEmpty} />}
        autoComplete="off"
        maxLength={LONGEST}
        {...more}
      />
    );
  };
}
