import type { Language } from '#domain/language/language.ts';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { check } from '#ui/look/icons-later.ts';
import styles from './choice-tiles.module.css';

export interface ChoiceTile {
  readonly key: string;
  readonly name: string;
  readonly language: Language | undefined;
  readonly icon: string;
}

/** Tiles for a multiple choice, or with `single` for one. `low`: icon beside the name, for a sheet's foot. */
export const ChoiceTiles = ({
  label,
  tiles,
  chosen,
  single = false,
  low = false,
  onToggle,
}: {
  readonly label: string;
  readonly tiles: readonly ChoiceTile[];
  readonly chosen: ReadonlySet<string>;
  readonly single?: boolean;
  readonly low?: boolean;
  readonly onToggle: (key: string) => void;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers.
  <div role="group" aria-label={label} className={styles.tiles} data-low={low || undefined}>
    {tiles.map(({ key, name, language, icon }) => {
      const isChosen = chosen.has(key);
      return (
        <button
          key={key}
          type="button"
          className={classNames(styles.tile, isChosen && styles.chosen)}
          aria-pressed={isChosen}
          data-testid={`tile-${key}`}
          onClick={() => onToggle(key)}
        >
          <span className={styles.marks}>
            <Icon path={icon} size={low ? '1.5rem' : '1.75rem'} />
            {isChosen && !single && <Icon path={check} size="1.25rem" />}
          </span>
          <span className={styles.name} lang={language}>
            {name}
          </span>
        </button>
      );
    })}
  </div>
);
