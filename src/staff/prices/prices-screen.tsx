import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { BulkPrices, NewPrice, PriceRule, PriceScope } from '#domain/owner/bulk-prices.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { BackLink } from '#staff/frame/back-link.tsx';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { NewPrices } from './new-prices.tsx';
import styles from './prices-screen.module.css';

export interface PricesScreenProps {
  readonly backHref: string;
  readonly categories: readonly {
    readonly slug: string;
    readonly name: string;
    readonly dishes: readonly { readonly slug: string; readonly name: string }[];
  }[];
  /** The previously open category. */
  readonly current: string | undefined;
  /** Rounding steps in the charged currency. */
  readonly steps: readonly { readonly amount: Minor; readonly words: string }[];
  /** Currency of an amount. */
  readonly currency: string;
  readonly readRule: (by: PriceRule['by'], text: string, direction: 'raise' | 'lower') => PriceRule | undefined;
  readonly preview: (asked: BulkPrices) => { readonly changed: readonly NewPrice[]; readonly same: number };
  /** Resolves true when they are saved as drafts. */
  readonly onKeep: (changed: readonly NewPrice[]) => Promise<boolean>;
  readonly notices: ReactNode;
}

const SCOPES = ['menu', 'category', 'dishes'] as const;
const DIRECTIONS = ['raise', 'lower'] as const;
const UNITS = ['percent', 'amount'] as const;
/** Index of the default rounding step: ten cents. */
const USUAL_STEP = 2;

/** Bulk price change: which dishes, by how much, which rounding, with a preview of old and new prices. */
export const PricesScreen = (props: PricesScreenProps) => {
  const { backHref, categories, current, steps, currency, readRule, preview, onKeep, notices } = props;
  const { t } = useLingui();
  useAnnouncedPage(t`Change prices`);
  const [scopeKind, setScopeKind] = useState<PriceScope['kind']>(current === undefined ? 'menu' : 'category');
  const [category, setCategory] = useState(current ?? categories[0]?.slug ?? '');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [direction, setDirection] = useState<'raise' | 'lower'>('raise');
  const [by, setBy] = useState<PriceRule['by']>('percent');
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [stepAt, setStepAt] = useState(Math.min(USUAL_STEP, steps.length - 1));
  const [modifiers, setModifiers] = useState(false);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const scope: PriceScope =
    scopeKind === 'menu'
      ? { kind: 'menu' }
      : scopeKind === 'category'
        ? { kind: 'category', slug: category }
        : { kind: 'dishes', slugs: marked };
  const rule = readRule(by, text, direction);
  const step = steps[stepAt]?.amount;
  const found = rule && step !== undefined ? preview({ scope, rule, step, modifiers }) : undefined;
  const count = found?.changed.length ?? 0;
  const hasBar = count > 0;
  // The bar appears during typing and must not cover the focused field.
  useEffect(() => {
    if (hasBar) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [hasBar]);
  const isWrong = isLeft && text.trim() !== '' && !rule;
  const keep = async () => {
    if (!found || count === 0) return;
    setState('busy');
    setState((await onKeep(found.changed)) ? 'still' : 'failed');
  };
  const scopeText = [t`The whole menu`, t`One category`, t`Dishes that I mark`];
  return (
    <section className={classNames(manage.page, styles.page)} aria-labelledby="page-title" data-testid="bulk-prices">
      <BackLink href={backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h1 className={manage.title} id="page-title">
        <Trans>Change prices</Trans>
      </h1>
      {notices}
      <Choice
        label={<Trans>Whose prices</Trans>}
        words={scopeText}
        value={SCOPES.indexOf(scopeKind)}
        onChange={(at) => setScopeKind(SCOPES[at] ?? 'menu')}
      />
      {scopeKind === 'category' && (
        <SelectField label={<Trans>Category</Trans>} value={category} onChange={setCategory}>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {scopeKind === 'dishes' && <MarkedDishes categories={categories} marked={marked} onMark={setMarked} />}
      <Choice
        label={<Trans>Direction</Trans>}
        words={[t`Raise`, t`Lower`]}
        value={DIRECTIONS.indexOf(direction)}
        onChange={(at) => setDirection(DIRECTIONS[at] ?? 'raise')}
      />
      <Choice
        label={<Trans>By</Trans>}
        words={[t`Per cent`, t`An amount`]}
        value={UNITS.indexOf(by)}
        onChange={(at) => setBy(UNITS[at] ?? 'percent')}
      />
      <TextField
        label={by === 'percent' ? <Trans>Per cent</Trans> : <Trans>Amount ({currency})</Trans>}
        value={text}
        onChange={setText}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        problem={
          isWrong &&
          (by === 'percent' ? (
            <PercentText isLower={direction === 'lower'} />
          ) : (
            <Trans>Write an amount, such as 0.50.</Trans>
          ))
        }
      />
      <Choice
        label={<Trans>Round to</Trans>}
        words={steps.map((one) => one.words)}
        value={stepAt}
        onChange={setStepAt}
      />
      <CheckRow label={<Trans>Extras and choices too</Trans>} checked={modifiers} onChange={setModifiers} />
      <NewPrices found={found} />
      <p role="alert" className={manage.problem}>
        {state === 'failed' && <Trans>It was not kept. What you entered is still here: try again.</Trans>}
      </p>
      <div className={styles.bar} data-any={hasBar}>
        <Button
          look="primary"
          wide
          data-testid="keep-prices"
          disabled={count === 0 || state === 'busy'}
          onClick={() => void keep()}
        >
          {count === 0 ? (
            <Trans>Keep for publishing</Trans>
          ) : (
            <Plural value={count} one="Keep # new price for publishing" other="Keep # new prices for publishing" />
          )}
        </Button>
      </div>
    </section>
  );
};

const PercentText = ({ isLower }: { readonly isLower: boolean }) =>
  isLower ? (
    <Trans>Write a number up to 100, such as 10 or 7.5.</Trans>
  ) : (
    <Trans>Write a number up to 500, such as 10 or 7.5.</Trans>
  );

const Choice = ({
  label,
  words,
  value,
  onChange,
}: {
  readonly label: ReactNode;
  readonly words: readonly string[];
  readonly value: number;
  readonly onChange: (at: number) => void;
}) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id} className={manage.heading}>
        {label}
      </span>
      <RadioCards
        look="chips"
        labelledBy={id}
        options={words.map((one, at) => ({ value: at, label: one }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};

const MarkedDishes = ({
  categories,
  marked,
  onMark,
}: {
  readonly categories: PricesScreenProps['categories'];
  readonly marked: readonly string[];
  readonly onMark: (slugs: readonly string[]) => void;
}) => (
  <div className={styles.marked}>
    {categories.map(({ slug: category, name: title, dishes }) =>
      dishes.length === 0 ? null : (
        <fieldset key={category}>
          <legend className={manage.heading}>{title}</legend>
          {dishes.map(({ slug, name }) => (
            <CheckRow
              key={slug}
              label={name}
              checked={marked.includes(slug)}
              onChange={(isMarked) => onMark(isMarked ? [...marked, slug] : marked.filter((one) => one !== slug))}
            />
          ))}
        </fieldset>
      ),
    )}
  </div>
);
