import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checkTier, type FileTier, type TierFault, tierExample, valueText } from '#domain/owner/discount-tiers.ts';
import { weakerTiers } from '#domain/owner/weaker-tiers.ts';
import { typedAmountText } from '#domain/pricing/typed-amount.ts';
import styles from '#staff/frame/manage.module.css';
import { useFaultFocus } from '#staff/frame/use-fault-focus.ts';
import { Button } from '#ui/form/button.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { TierFaultText } from './discount-text.tsx';
import { WeakerNotices } from './weaker-notice.tsx';

const FRESH: FileTier = { priceOver: '0', valueType: 'percent', value: '10' };
const AFTERNOON = { activeFrom: '15:00', activeTo: '18:00' };

/** Editor of one discount, with a preview of the guest's price. */
export const DiscountSheet = (props: {
  /** `undefined`: a new one. */
  readonly tier: FileTier | undefined;
  /** The other discounts of the same order type. */
  readonly others: readonly FileTier[];
  readonly currency: string;
  /** `undefined` deletes the discount. Resolves true when saved. */
  readonly onSave: (tier: FileTier | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}) => {
  const { tier, others, currency, onSave, onClose } = props;
  const { t } = useLingui();
  const money = useMoney();
  const [draft, setDraft] = useState<FileTier>(tier ?? FRESH);
  const [fault, setFault] = useState<TierFault>();
  const form = useFaultFocus(fault);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const clean = {
    ...draft,
    priceOver: typedAmountText(draft.priceOver, currency) || '0',
    value: valueText(draft, currency),
  };
  const example = tierExample(currency, clean);
  const weaker = weakerTiers([...others, clean], currency).filter((one) => [one.tier, one.smaller].includes(clean));
  const change = (more: Partial<FileTier>) => {
    setFault(undefined);
    setDraft({ ...draft, ...more });
  };
  const send = async (to: FileTier | undefined) => {
    const wrong = to && checkTier(currency, to, others);
    setFault(wrong);
    if (wrong) return;
    setState('busy');
    if (await onSave(to)) onClose();
    else setState('failed');
  };
  const problemAt = (field: TierFault['field']) => fault?.field === field && <TierFaultText fault={fault} />;
  const hours = { from: draft.activeFrom, to: draft.activeTo };
  const [before, after] = example ? [money.main(example.before), money.main(example.after)] : [];
  return (
    <Sheet open onClose={onClose} title={tier ? <Trans>Discount</Trans> : <Trans>New discount</Trans>}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(clean);
        }}
      >
        <RadioList
          name={t`Kind of discount`}
          options={[
            { value: 'percent', label: t`A percentage` },
            { value: 'money', label: t`An amount` },
          ]}
          value={draft.valueType}
          onTake={(valueType) => change({ valueType })}
        />
        <TextField
          label={draft.valueType === 'percent' ? <Trans>Per cent off</Trans> : <Trans>Amount off</Trans>}
          value={draft.value}
          onChange={(value) => change({ value })}
          inputMode="decimal"
          autoComplete="off"
          problem={problemAt('value')}
        />
        <TextField
          label={<Trans>On orders from this amount on; 0: on every order</Trans>}
          value={draft.priceOver}
          onChange={(priceOver) => change({ priceOver })}
          inputMode="decimal"
          autoComplete="off"
          problem={problemAt('priceOver')}
        />
        <RadioList
          name={t`When it holds`}
          options={[
            { value: 'always', label: t`At any time` },
            { value: 'window', label: t`In a part of the day` },
          ]}
          value={hours.from === undefined && hours.to === undefined ? 'always' : 'window'}
          onTake={(when) =>
            change(when === 'always' ? { activeFrom: undefined, activeTo: undefined } : { ...AFTERNOON })
          }
        />
        {hours.from !== undefined && (
          <>
            <TextField
              label={<Trans>From</Trans>}
              type="time"
              value={hours.from}
              onChange={(activeFrom) => change({ activeFrom })}
              problem={problemAt('window')}
            />
            <TextField
              label={<Trans>Until</Trans>}
              type="time"
              value={hours.to ?? ''}
              onChange={(activeTo) => change({ activeTo })}
            />
          </>
        )}
        <p className={styles.note} aria-live="polite" data-testid="discount-example">
          {example && (
            <Trans>
              Guests see: an order of {before} costs {after}.
            </Trans>
          )}
        </p>
        {/* Not while the input is invalid. */}
        {example && <WeakerNotices weaker={weaker} currency={currency} />}
        <p role="alert" className={styles.problem}>
          {state === 'failed' && <Trans>It was not kept. What you entered is still here: try again.</Trans>}
        </p>
        <Button type="submit" look="primary" wide disabled={state === 'busy'}>
          <Trans>Keep for publishing</Trans>
        </Button>
        {tier && (
          <Button wide className={styles.danger} disabled={state === 'busy'} onClick={() => void send(undefined)}>
            <Trans>Remove the discount</Trans>
          </Button>
        )}
      </form>
    </Sheet>
  );
};
