import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Link secrets have 32 letters. */
const LINK = /^[A-Za-z0-9_-]{22,128}$/;
/** "enrol-K7QM3XPT": enrolment code of a device. */
const CODE = /^enrol-([A-Za-z0-9]{4,20})$/;

/** Sign-in secret from the address. Removed from address and history at once, so that nobody finds the secret there. */
export function useAskedSignIn() {
  const { hash, pathname } = useRouterState({ select: ({ location }) => location });
  const navigate = useNavigate();
  const [kept, setKept] = useState<string>();
  const found = LINK.test(hash) || CODE.test(hash) ? hash : undefined;
  useEffect(() => {
    if (found === undefined) return;
    setKept(found);
    void navigate({ href: pathname, replace: true });
  }, [found, pathname, navigate]);
  const asked = found ?? kept ?? '';
  const code = CODE.exec(asked)?.[1];
  return { link: code === undefined && asked !== '' ? asked : undefined, code, forget: () => setKept(undefined) };
}
