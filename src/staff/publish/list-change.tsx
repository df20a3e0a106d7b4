import { Plural, Trans } from '@lingui/react/macro';
import { type kindOf, settingAt } from '#domain/owner/setting-fields.ts';
import { type FieldPath, isSame, type Json } from '#domain/owner/venue-file.ts';
import { isOfDiscounts } from './discount-values.tsx';
import styles from './publish-sheet.module.css';
import type { ValueTerms } from './value-terms.ts';
import { ValueText } from './value-text.tsx';

/** Changed items of a list. */
export interface ListParts {
  readonly added: readonly Json[];
  readonly removed: readonly Json[];
  /** Number of items that stay as they are. */
  readonly same: number;
}

/** Settings whose text already leaves out what stays, or that are no list to a reader. */
const WHOLE: readonly ReturnType<typeof kindOf>['kind'][] = ['zones', 'rings', 'regions', 'ways', 'hours', 'dates'];

/**
 * Items of a list that a change adds or removes; `undefined`: the values are no lists, have nothing in common, or only
 * their order has changed. An absent list of discounts is an empty one; elsewhere it means a default.
 */
export const listParts = (path: FieldPath, was: Json | undefined, now: Json | undefined): ListParts | undefined => {
  const setting = settingAt(path);
  if (path.at(-1) === 'coordinates' || path[2] === 'hours' || (setting && WHOLE.includes(setting.kind)))
    return undefined;
  const isDiscounts = isOfDiscounts(path);
  const listOf = (value: Json | undefined): readonly Json[] | undefined =>
    Array.isArray(value) ? value : isDiscounts && value === undefined ? [] : undefined;
  const [before, after] = [listOf(was), listOf(now)];
  if (!before || !after) return undefined;
  const without = (list: readonly Json[], other: readonly Json[]) =>
    list.filter((one) => !other.some((same) => isSame(same, one)));
  const [removed, added] = [without(before, after), without(after, before)];
  const same = before.length - removed.length;
  if (removed.length + added.length === 0) return undefined;
  return same > 0 || isDiscounts ? { added, removed, same } : undefined;
};

/** More items than this are folded. */
const MOST_OPEN = 3;

interface PartProps {
  readonly path: FieldPath;
  readonly items: readonly Json[];
  readonly terms: ValueTerms;
}

const Added = ({ path, items, terms }: PartProps) => (
  <ins>
    <ValueText path={path} value={[...items]} isNow terms={terms} />
  </ins>
);

const Removed = ({ path, items, terms }: PartProps) => (
  <del>
    <ValueText path={path} value={[...items]} terms={terms} />
  </del>
);

/** One part of a changed list, folded when it is long. */
const Part = ({ isAdded, ...props }: PartProps & { readonly isAdded: boolean }) => {
  const count = props.items.length;
  if (count === 0) return null;
  const items = isAdded ? <Added {...props} /> : <Removed {...props} />;
  return count > MOST_OPEN ? (
    <details>
      <summary>
        {isAdded ? (
          <Plural value={count} one="# added" other="# added" />
        ) : (
          <Plural value={count} one="# removed" other="# removed" />
        )}
      </summary>
      {items}
    </details>
  ) : (
    <p>
      {isAdded ? (
        <Trans comment="over or before items that were added to a list">Added:</Trans>
      ) : (
        <Trans comment="over or before items that were removed from a list">Removed:</Trans>
      )}{' '}
      {items}
    </p>
  );
};

/** A changed list: only the items that came, went or were changed. */
export const ListChange = ({
  path,
  parts: { added, removed, same },
  terms,
}: {
  readonly path: FieldPath;
  readonly parts: ListParts;
  readonly terms: ValueTerms;
}) => (
  <div className={styles.values} data-testid="list-change">
    {added.length === 1 && removed.length === 1 ? (
      <p>
        <Removed path={path} items={removed} terms={terms} /> → <Added path={path} items={added} terms={terms} />
      </p>
    ) : (
      <>
        <Part isAdded={false} {...{ path, terms }} items={removed} />
        <Part isAdded {...{ path, terms }} items={added} />
      </>
    )}
    {same > 0 && (
      <p className={styles.field}>
        <Plural value={same} one="# other stays as it is" other="# others stay as they are" />
      </p>
    )}
  </div>
);
