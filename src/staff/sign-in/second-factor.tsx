import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { FactorSecret, FactorState } from '#contract/staff/second-factor-wire.ts';
import { shownSecret } from '#domain/staff/second-factor.ts';
import styles from '#staff/frame/manage.module.css';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import cards from './account-cards.module.css';
import { CodeField, isCode } from './code-field.tsx';
import factorStyles from './second-factor.module.css';

export interface SecondFactorProps {
  /** `undefined`: not loaded yet. */
  readonly state: FactorState | undefined;
  /** Creates a secret; `undefined` on failure. */
  readonly onBegin: () => Promise<Pick<FactorSecret, 'secret' | 'address'> | undefined>;
  /** Turns it on with a code of the app. */
  readonly onConfirm: (code: string) => Promise<{ readonly codes: readonly string[] } | { readonly why: string }>;
  /** Turns it off; resolves to the reason of a rejection. */
  readonly onTurnOff: (code: string) => Promise<string | undefined>;
}

type Step =
  | { readonly kind: 'rest'; readonly hasFailed?: boolean }
  | { readonly kind: 'setUp'; readonly secret: string; readonly address: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'off' };

/** Form for one code. `onSend` resolves to the reason of a rejection. */
const CodeForm = (props: {
  readonly label: ReactNode;
  readonly button: ReactNode;
  readonly onSend: (code: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}) => {
  const { label, button, onSend, onCancel } = props;
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setWhy(undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await onSend(typed);
    setBusy(false);
    setWhy(refused);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <CodeField label={label} value={typed} onChange={type} why={why} />
      <Button type="submit" look="primary" wide disabled={isBusy || !isCode(typed)}>
        {button}
      </Button>
      <Button wide onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  );
};

const SetUp = (props: {
  readonly secret: string;
  readonly address: string;
  readonly onSend: (code: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}) => {
  const { secret, address, onSend, onCancel } = props;
  const { t } = useLingui();
  return (
    <>
      <p className={styles.lines}>
        <Trans>Scan this code with an authenticator app, or type the secret there.</Trans>
      </p>
      <div className={styles.qr}>
        <QrCode text={address} label={t`Code for the authenticator app`} />
      </div>
      <p className={factorStyles.secret} translate="no" data-testid="factor-secret">
        {shownSecret(secret)}
      </p>
      <ButtonLink href={address} wide>
        <Trans>Open the app on this device</Trans>
      </ButtonLink>
      <CodeForm
        label={<Trans>Code that the app shows</Trans>}
        button={<Trans>Ask for a code from now on</Trans>}
        onSend={onSend}
        onCancel={onCancel}
      />
    </>
  );
};

const RecoveryCodes = ({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) => (
  <>
    <p role="status">
      <strong>
        <Trans>It is on.</Trans>
      </strong>{' '}
      <Trans>
        Write these recovery codes down: each signs you in once if the device is lost. They are shown now and never
        again.
      </Trans>
    </p>
    <ul className={factorStyles.codes} data-testid="recovery-codes" translate="no">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Button look="primary" onClick={onDone}>
      <Trans>I have written them down</Trans>
    </Button>
  </>
);

const Standing = ({ recoveryLeft }: Pick<FactorState, 'recoveryLeft'>) => (
  <p>
    <Trans>A new device that signs in with your link is asked for a code of your authenticator app.</Trans>{' '}
    {recoveryLeft === 0 ? (
      <Trans>No recovery code is left: turn it off and on again for new ones.</Trans>
    ) : (
      <Plural value={recoveryLeft} one="# recovery code is left." other="# recovery codes are left." />
    )}
  </p>
);

/** A manager's second factor: setup, recovery codes, and turning it off. */
export const SecondFactor = ({ state, onBegin, onConfirm, onTurnOff }: SecondFactorProps) => {
  const id = useId();
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const [isBusy, setBusy] = useState(false);
  if (!state?.mayChange) return null;
  const rest = () => setStep({ kind: 'rest' });
  const begin = async () => {
    setBusy(true);
    const begun = await onBegin();
    setBusy(false);
    setStep(
      begun ? { kind: 'setUp', secret: begun.secret, address: begun.address } : { kind: 'rest', hasFailed: true },
    );
  };
  const confirm = async (code: string) => {
    const answer = await onConfirm(code);
    if ('why' in answer) return answer.why;
    setStep({ kind: 'codes', codes: answer.codes });
    return undefined;
  };
  const turnOff = async (code: string) => {
    const why = await onTurnOff(code);
    if (why === undefined) rest();
    return why;
  };
  return (
    <section className={cards.card} aria-labelledby={id} data-testid="second-factor" data-on={state.isOn}>
      <h2 id={id} className={cards.heading}>
        <Trans>Code when a new device signs in</Trans>
      </h2>
      {step.kind === 'setUp' && <SetUp {...step} onSend={confirm} onCancel={rest} />}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.kind === 'off' && (
        <CodeForm
          label={<Trans>Code of the app, or a recovery code</Trans>}
          button={<Trans>Ask for no code any more</Trans>}
          onSend={turnOff}
          onCancel={rest}
        />
      )}
      {step.kind === 'rest' && (
        <>
          {state.isOn ? (
            <Standing recoveryLeft={state.recoveryLeft} />
          ) : (
            <p>
              <Trans>
                A link that falls into wrong hands is then not enough: a new device also needs a code of an
                authenticator app. Devices that are signed in, and PINs on the venue’s tablets, go on as before.
              </Trans>
            </p>
          )}
          {state.isOn ? (
            <Button onClick={() => setStep({ kind: 'off' })}>
              <Trans>Ask for no code any more</Trans>
            </Button>
          ) : (
            <Button disabled={isBusy} onClick={() => void begin()}>
              <Trans>Set up an authenticator app</Trans>
            </Button>
          )}
          <p role="alert" className={styles.problem}>
            {step.hasFailed && <Trans>That did not work. Try again.</Trans>}
          </p>
        </>
      )}
    </section>
  );
};
