import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/form/button.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';

/** Page when there is no payment to show, or it cannot be loaded now. */
export const NoPaymentScreen = ({
  homeHref,
  isUnheard,
}: {
  readonly homeHref: string;
  /** The server cannot be reached. */
  readonly isUnheard: boolean;
}) => {
  const { t } = useLingui();
  return (
    <main data-testid="no-payment">
      <WordsPage
        testId="payment-none"
        title={isUnheard ? t`The payment cannot be looked at now` : t`There is no payment here`}
        lead={isUnheard ? <Trans>Whatever was paid is safe.</Trans> : <Trans>Nothing was taken from this page.</Trans>}
      >
        {isUnheard && (
          <Notice icon={wifiSlash} title={<Trans>There is no network now.</Trans>}>
            <Trans>It is tried again by itself as soon as there is internet.</Trans>
          </Notice>
        )}
        <ButtonLink href={homeHref} look="ink" wide>
          <Trans>Look at your order</Trans>
        </ButtonLink>
      </WordsPage>
    </main>
  );
};
