import { Trans } from '@lingui/react/macro';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { useSpending } from '#shared/loyalty/use-spending.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { Link } from '#ui/layout/link.tsx';
import { SpendField } from './spend-field.tsx';
import { useAccountCatalog } from './use-account-catalog.ts';
import { useAccountMail } from './use-account-mail.ts';

/** Leads to the page that sends the confirmation mail again, if the server sends mails. */
const ToVerify = ({ profileHref }: { readonly profileHref: string }) =>
  useAccountMail() === 'none' ? (
    <Trans>You cannot spend them yet: this venue sends no mail to confirm your email address.</Trans>
  ) : (
    <Link href={profileHref}>
      <Trans>Confirm your email to spend points and money</Trans>
    </Link>
  );

/** Payment with collected points and money; renders nothing when nobody is signed in. */
export const SpendHere = ({ price }: { readonly price: Pick<OrderPrice, 'steps'> }) => {
  const isSaid = useAccountCatalog();
  const { place } = useMenu();
  const spending = useSpending(price.steps);
  if (!isSaid || !spending || typeof spending.loyalty !== 'object') return null;
  const { loyalty, spend, ...rest } = spending;
  return (
    <SpendField
      {...rest}
      loyalty={loyalty}
      currency={place.currency}
      unverified={<ToVerify profileHref={`/${place.slug}/profile`} />}
      onSpend={spend}
    />
  );
};
