import { Trans } from '@lingui/react/macro';
import { setPersonPin } from '#core/api/staff/people.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import styles from '#staff/frame/manage.module.css';
import { staffHttp } from '#staff/frame/staff-context.tsx';
import { problemOf } from '#staff/sign-in/use-staff-sign-in.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { PinForm, type PinFormProps } from './pin-form.tsx';

/** Any signed-in person sets their own PIN; who leads the place does so among the people. */
export const OwnPinSheet = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => {
  const { place } = useMenu();
  const tabl = useTabl();
  const onPin: PinFormProps['onPin'] = async (pin, old) => {
    const staff = await staffHttp(tabl);
    const done = await setPersonPin(
      (path, options) => staff.send(path, { ...options, place: place.id }),
      undefined,
      pin,
      old,
    );
    return done.ok ? undefined : problemOf(done.error).why;
  };
  return (
    <Sheet open onClose={onClose} title={<Trans>Your PIN</Trans>} subtitle={<bdi>{name}</bdi>}>
      <div className={styles.form}>
        <p>
          <Trans>With it you sign in on the venue’s tablets.</Trans>
        </p>
        <PinForm asksOld="maybe" onPin={onPin} />
      </div>
    </Sheet>
  );
};
