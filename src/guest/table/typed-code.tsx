import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './typed-code.module.css';

/** Reason why a scanned or typed code leads to no table. */
export type CodeProblem = 'foreign' | 'unreadable' | 'empty' | 'no-venue';

export interface TypedCodeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly problem: CodeProblem | undefined;
  /** The guest came to type. */
  readonly first?: boolean;
  /** The code may be that of a room. */
  readonly hasRooms?: boolean;
}

/** Field for a typed or pasted code, available in every camera state. */
export const TypedCode = ({ value, onChange, onSend, problem, first = false, hasRooms = false }: TypedCodeProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) input.current?.focus();
  }, [first]);
  const field = useId();
  const hint = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor={field} className={styles.label}>
        <Trans>Or type the code or the address beside it</Trans>
      </label>
      <input
        ref={input}
        id={field}
        className={styles.field}
        data-testid="typed-code"
        value={value}
        aria-describedby={hint}
        aria-invalid={problem !== undefined && problem !== 'foreign'}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={300}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={hint} className={styles.hint}>
        <Trans>Upper- and lower-case letters differ here. Spaces do not matter.</Trans>
      </p>
      {problem && (
        <div data-testid="code-problem" data-problem={problem}>
          <Notice icon={info} title={<ProblemTitle problem={problem} />}>
            <ProblemText problem={problem} />
          </Notice>
        </div>
      )}
      <Button type="submit" look="primary" wide data-testid="send-code">
        {hasRooms ? <Trans>Use this code</Trans> : <Trans>To my table</Trans>}
      </Button>
    </form>
  );
};

const ProblemTitle = ({ problem }: { readonly problem: CodeProblem }) => {
  switch (problem) {
    case 'foreign':
      return <Trans>This code is not one of ours</Trans>;
    case 'unreadable':
      return <Trans>This is not a table code</Trans>;
    case 'empty':
      return <Trans>There is no code yet</Trans>;
    case 'no-venue':
      return <Trans>The code does not say which venue it belongs to</Trans>;
  }
};

const ProblemText = ({ problem }: { readonly problem: CodeProblem }) => {
  switch (problem) {
    case 'foreign':
      return <Trans>It leads somewhere else, so it was not opened. Please ask the staff for the right one.</Trans>;
    case 'unreadable':
      return <Trans>Please check it: a code has at least 22 letters, digits and hyphens.</Trans>;
    case 'empty':
      return <Trans>Type what is printed beside the code on the table.</Trans>;
    case 'no-venue':
      return <Trans>Please scan it, or type the whole address beside it.</Trans>;
  }
};
