import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GroupOutline, SharedOutline } from '#domain/owner/groups/group-outline.ts';
import editor from '#staff/menu/dish-editor.module.css';
import { languageName } from '#staff/menu/language-name.ts';
import { MoveButtons } from '#staff/menu/move-buttons.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import styles from './dish-choices.module.css';
import { NewGroup, type NewGroupProps } from './new-group.tsx';

/** Number of options to choose in a group. `max: undefined`: no limit. */
const GroupRule = ({ min, max }: { readonly min: number; readonly max: number | undefined }) => {
  if (min === 0 && max === undefined) return <Trans>as many as guests like</Trans>;
  if (min === 0) return <Plural value={max ?? 0} one="at most #" other="at most #" />;
  if (max === undefined)
    return <Plural value={min} one="at least # must be chosen" other="at least # must be chosen" />;
  if (max === min) return <Plural value={min} one="# must be chosen" other="# must be chosen" />;
  return (
    <Trans>
      {min} to {max} must be chosen
    </Trans>
  );
};

export interface DishChoicesProps {
  readonly groups: readonly GroupOutline[];
  readonly groupHref: (key: string) => string;
  /** Shared groups that the dish does not use. */
  readonly shared: readonly SharedOutline[];
  readonly onMove: (key: string, by: -1 | 1) => void;
  readonly onRemove: (key: string) => void;
  readonly onAttach: (key: string) => void;
  readonly onDiscard: (key: string) => void;
  readonly onMake: NewGroupProps['onMake'];
}

/** Language with possibly outdated texts; only the first one is named. */
const OlderIn = ({ languages: [first] = [] }: { readonly languages: GroupOutline['older'] }) => {
  const { i18n } = useLingui();
  const language = first && languageName(first, i18n.locale);
  return (
    language && (
      <span className={styles.note} data-testid="older-group">
        <Trans>words may be out of date: {language}</Trans>
      </span>
    )
  );
};

/** A dish's modifier groups in order, and links to add more. */
export const DishChoices = ({ groups, groupHref, shared, onMove, onRemove, ...on }: DishChoicesProps) => (
  <section className={styles.choices} aria-labelledby="dish-choices" data-testid="dish-choices">
    <h3 className={editor.heading} id="dish-choices">
      <Trans>Choices</Trans>
    </h3>
    {groups.length > 0 && (
      <ul className={styles.list}>
        {groups.map((group, at) => (
          <li key={group.key} className={styles.row} data-testid="dish-group">
            <Link href={groupHref(group.key)} className={styles.open}>
              <span className={styles.words}>
                <strong>{group.title}</strong>
                <span className={styles.note}>
                  <GroupRule min={group.min} max={group.max} />
                </span>
                <OlderIn languages={group.older} />
                {group.isShared && (
                  <span className={styles.note}>
                    <Plural value={group.dishes.length} one="shared, on # dish" other="shared, on # dishes" />
                    {group.differs && (
                      <>
                        {' · '}
                        <Trans>differs here</Trans>
                      </>
                    )}
                  </span>
                )}
              </span>
              <Icon path={caretRight} />
            </Link>
            <MoveButtons
              name={group.title}
              isFirst={at === 0}
              isLast={at === groups.length - 1}
              onMove={(by) => onMove(group.key, by)}
              onRemove={() => onRemove(group.key)}
            />
          </li>
        ))}
      </ul>
    )}
    {shared.length > 0 && (
      <details className={styles.more}>
        <summary>
          <Trans>Use a shared group</Trans>
        </summary>
        <ul className={styles.list}>
          {shared.map(({ key, title, dishes, isUnused }) => (
            <li key={key} className={styles.shared}>
              <Button small onClick={() => on.onAttach(key)}>
                {title} · <Plural value={dishes} one="# dish" other="# dishes" />
              </Button>
              {isUnused && (
                <Button small look="quiet" onClick={() => on.onDiscard(key)}>
                  <Trans>Delete {title}</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
    )}
    <NewGroup onMake={on.onMake} />
  </section>
);
