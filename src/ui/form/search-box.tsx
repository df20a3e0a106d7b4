import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../look/icon.tsx';
import { search } from '../look/icons.ts';
import { cross } from '../look/icons-later.ts';
import { VisuallyHidden } from '../words/visually-hidden.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Called on Enter, and on the touch keyboard's search key. */
  readonly onSubmit: () => void;
  readonly enterKeyHint: 'search' | 'go';
  readonly testId: string;
}

const LONGEST = 80;

/** A search field; Escape and the cross clear it. */
export const SearchBox = ({ input, value, onValue, onSubmit, ...props }: SearchBoxProps) => {
  const clear = () => {
    onValue('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the oldest browsers that are served.
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={styles.field}>
        <Icon path={search} />
        <VisuallyHidden>{props.label}</VisuallyHidden>
        <input
          ref={input}
          type="search"
          dir="auto"
          name={props.name}
          className={styles.input}
          value={value}
          maxLength={LONGEST}
          placeholder={props.placeholder}
          enterKeyHint={props.enterKeyHint}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-testid={props.testId}
          onChange={(event) => onValue(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {value !== '' && <IconButton icon={cross} label={props.clearLabel} className={styles.clear} onClick={clear} />}
    </form>
  );
};
