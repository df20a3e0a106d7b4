import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { DIETS, type Diet } from '#domain/menu/menu.ts';
import {
  containedAgainst,
  type Declared,
  type DeclaredList,
  dietsAgainst,
  isElsewhere,
  type OwnAllergen,
} from '#domain/owner/declared/declared.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import { AllergenList, NoneChip, NothingDeclared } from './allergen-chips.tsx';

export interface DishDeclaredProps {
  readonly declared: Declared;
  readonly own: readonly OwnAllergen[];
  readonly onDeclare: (list: DeclaredList, code: string, isOn: boolean) => void;
  /** Declares that the dish contains none, or withdraws that. */
  readonly onNone: (list: 'allergens' | 'diets', isNone: boolean) => void;
}

/** Entries that a press removed from other lists, or why it had no effect. */
type Said =
  | { readonly kind: 'contained' | 'trace'; readonly code: string }
  | { readonly kind: 'diets'; readonly diets: readonly Diet[] }
  | { readonly kind: 'impossible'; readonly diet: Diet; readonly codes: readonly string[] };

/** A dish's allergens, traces and diets. An allergen is in one list only. */
export const DishDeclared = ({ declared, own, onDeclare, onNone }: DishDeclaredProps) => {
  const [{ at, said }, setSaid] = useState<{ readonly at?: DeclaredList; readonly said: readonly Said[] }>({
    said: [],
  });
  const { allergens, mayContain, diets } = declared;
  const toggle = (list: 'allergens' | 'mayContain') => (code: string, isOn: boolean) => {
    const lost = list === 'allergens' ? dietsAgainst(declared, code) : [];
    const moved = { kind: list === 'allergens' ? ('contained' as const) : ('trace' as const), code };
    setSaid({
      at: list,
      said: [
        ...(isOn && isElsewhere(declared, list, code) ? [moved] : []),
        ...(isOn && lost.length > 0 ? [{ kind: 'diets' as const, diets: lost }] : []),
      ],
    });
    onDeclare(list, code, isOn);
  };
  const toggleDiet = (diet: Diet, isOn: boolean) => {
    const codes = isOn ? containedAgainst(declared, diet) : [];
    setSaid({ at: 'diets', said: codes.length > 0 ? [{ kind: 'impossible', diet, codes }] : [] });
    if (codes.length === 0) onDeclare('diets', diet, isOn);
  };
  const none = (list: 'allergens' | 'diets', words: ReactNode) => (
    <NoneChip list={declared[list]} testId={`${list}-none`} onNone={(isNone) => onNone(list, isNone)}>
      {words}
    </NoneChip>
  );
  // Shown beside the pressed chip, because the lists are longer than a phone's screen.
  const saidAt = (list: DeclaredList) => (
    <div role="status" className={styles.said} data-testid={`said-${list}`}>
      {at === list && said.map((one) => <SaidText key={one.kind} said={one} own={own} />)}
    </div>
  );
  return (
    <>
      <AllergenList
        legend={<Trans>Allergens</Trans>}
        note={allergens === undefined && <NothingDeclared />}
        prefix="allergen"
        chosen={allergens ?? []}
        own={own}
        onToggle={toggle('allergens')}
      >
        {none('allergens', <Trans comment="a dish holds no allergens">None of these</Trans>)}
      </AllergenList>
      {saidAt('allergens')}
      <AllergenList
        legend={<Trans>May contain traces</Trans>}
        prefix="trace"
        chosen={mayContain}
        own={own}
        startsOpen={false}
        onToggle={toggle('mayContain')}
      />
      {saidAt('mayContain')}
      <Diets diets={diets} onToggle={toggleDiet}>
        {none('diets', <Trans comment="a dish suits no diet">Suits none of these</Trans>)}
      </Diets>
      {saidAt('diets')}
    </>
  );
};

const Diets = ({
  diets,
  onToggle,
  children,
}: {
  readonly diets: readonly Diet[] | undefined;
  readonly onToggle: (diet: Diet, isOn: boolean) => void;
  readonly children: ReactNode;
}) => {
  const { nameOf } = useDietName();
  return (
    <fieldset className={styles.allergens}>
      <legend className={styles.heading}>
        <Trans>Diet</Trans>
      </legend>
      {diets === undefined && (
        <p className={styles.note}>
          <NothingDeclared />
        </p>
      )}
      {DIETS.map((one) => (
        <ToggleChip
          key={one}
          testId={`diet-${one}`}
          checked={diets?.includes(one) ?? false}
          onChange={(isOn) => onToggle(one, isOn)}
        >
          {nameOf(one)}
        </ToggleChip>
      ))}
      {children}
    </fieldset>
  );
};

const SaidText = ({ said, own }: { readonly said: Said; readonly own: readonly OwnAllergen[] }): ReactNode => {
  const allergenName = useAllergenName();
  const diet = useDietName();
  const nameOf = (code: string) => allergenName({ code, name: own.find((one) => one.code === code)?.name ?? code });
  if (said.kind === 'impossible') {
    const [name, held] = [diet.nameOf(said.diet), said.codes.map(nameOf).join(', ')];
    return (
      <p>
        <Trans comment="a diet, then allergens: Not possible: vegan. The dish contains: milk.">
          Not possible: {name}. The dish contains: {held}.
        </Trans>
      </p>
    );
  }
  if (said.kind === 'diets') {
    const names = said.diets.map(diet.nameOf).join(', ');
    return (
      <p>
        <Trans comment="diets: No longer declared: vegan.">No longer declared: {names}.</Trans>
      </p>
    );
  }
  const name = nameOf(said.code);
  return (
    <p>
      {said.kind === 'contained' ? (
        <Trans>The dish contains it now, so it is no longer among the traces: {name}.</Trans>
      ) : (
        <Trans>It is among the traces now, and the dish no longer contains it: {name}.</Trans>
      )}
    </p>
  );
};
