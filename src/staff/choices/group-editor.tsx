import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { GroupOutline, GroupScope } from '#domain/owner/groups/group-outline.ts';
import { BackLink } from '#staff/frame/back-link.tsx';
import styles from '#staff/menu/dish-editor.module.css';
import { LanguageChips } from '#staff/menu/language-chips.tsx';
import { LONGEST, typedFields } from '#staff/menu/typed-field.tsx';
import { Unsaved } from '#staff/menu/unsaved.tsx';
import { OlderNote, type OlderText } from '#staff/publish/older-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { GroupOption, type OptionDeeds } from './group-option.tsx';
import { GroupSharing, type SharingDeeds } from './group-sharing.tsx';

const MOST = 20;

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** Minimum and maximum number of options. */
const GroupCounts = ({
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

export interface GroupEditorProps extends OptionDeeds, SharingDeeds {
  readonly group: GroupOutline;
  readonly scope: GroupScope;
  readonly dishName: string;
  readonly backHref: string;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly currency: string;
  /** Sizes of the dish, for options whose price depends on the size. */
  readonly sizes: readonly { readonly key: string; readonly name: string }[];
  readonly onCounts: (counts: { readonly min: number } | { readonly max: number | undefined }) => void;
  /** The shared group has no limit, or the shared group itself is being edited. */
  readonly mayBeUnlimited: boolean;
  readonly onAsk: (ask: boolean) => void;
  readonly onAddOption: (name: string) => Promise<boolean>;
  /** Translations older than the title, and those older than an option's name, by its key. */
  readonly older?: { readonly title: OlderText; readonly option: (key: string) => OlderText } | undefined;
  readonly onSaveAgain: (() => void) | undefined;
}

/** Editor of a modifier group: title, number of choices, options. */
export const GroupEditor = (props: GroupEditorProps) => {
  const { group, scope, language, currency, older } = props;
  const isWhole = scope === 'all';
  const field = typedFields(props, <Trans>Guests need words here, in your own language at least.</Trans>);
  return (
    <section className={styles.editor} aria-labelledby="group-name" data-testid="group-editor">
      <BackLink href={props.backHref}>{props.dishName}</BackLink>
      <h2 className={styles.title} id="group-name">
        {group.title}
      </h2>
      <Unsaved onSaveAgain={props.onSaveAgain} />
      <GroupSharing {...props} />
      {isWhole && (
        <>
          <LanguageChips
            languages={props.languages}
            language={language}
            missing={group.missing}
            older={group.older}
            onLanguage={props.onLanguage}
          />
          {field(['title', language], <Trans>Title for guests</Trans>, { lang: language })}
          {older && (
            <OlderNote older={older.title} field="title" language={language} ownLanguage={props.languages[0]} />
          )}
        </>
      )}
      <GroupCounts group={group} mayBeUnlimited={props.mayBeUnlimited} onCounts={props.onCounts} />
      <Asked group={group} onAsk={props.onAsk} />
      <h3 className={styles.heading}>
        <Trans>Options</Trans>
      </h3>
      <ul className={styles.options}>
        {group.options.map((option, at) => (
          <GroupOption
            key={option.key}
            {...props}
            option={option}
            isFirst={at === 0}
            isLast={at === group.options.length - 1}
            isWhole={isWhole}
            field={field}
            currency={currency}
            olderNote={
              older && (
                <OlderNote
                  older={older.option(option.key)}
                  field="name"
                  language={language}
                  ownLanguage={props.languages[0]}
                />
              )
            }
          />
        ))}
      </ul>
      {isWhole && <NewOption onAdd={props.onAddOption} />}
    </section>
  );
};

/** Behaviour of a required group without a preselected option. */
const Asked = ({ group, onAsk }: { readonly group: GroupOutline; readonly onAsk: (ask: boolean) => void }) => {
  if (group.min === 0 || group.options.some(({ isDefault }) => isDefault)) return null;
  return (
    <CheckRow
      label={
        <>
          <Trans>Nothing is chosen for the guest</Trans>
          <br />
          <small>
            <Trans>Otherwise the first option that can be had is chosen at first.</Trans>
          </small>
        </>
      }
      checked={group.ask}
      onChange={onAsk}
    />
  );
};

const NewOption = ({ onAdd }: { readonly onAdd: (name: string) => Promise<boolean> }) => {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const add = async () => {
    if (name.trim() !== '' && (await onAdd(name.trim()))) setName('');
  };
  return (
    <form
      className={styles.size}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={<Trans>Another option</Trans>}
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={LONGEST}
        placeholder={t`Its name`}
      />
      <Button small type="submit" className={styles.beside}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
};
