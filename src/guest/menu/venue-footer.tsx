import { Trans, useLingui } from '@lingui/react/macro';
import type { Said } from '#domain/language/translated.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { binoculars, facebook, instagram, qrCode, youtube } from '#ui/look/icons-later.ts';
import { SafeHtml } from '#ui/words/safe-html.tsx';
import styles from './venue-footer.module.css';

const NETWORKS = [
  ['facebook', 'Facebook', facebook],
  ['instagram', 'Instagram', instagram],
  ['youtube', 'YouTube', youtube],
  ['tripadvisor', 'Tripadvisor', binoculars],
] as const;

export type Social = Readonly<Record<(typeof NETWORKS)[number][0], string | undefined>>;

/** The venue's social media pages, by site name. */
export const socialTargets = (social: Social) =>
  NETWORKS.flatMap(([key, name]) => {
    const href = social[key];
    return href && /^https?:\/\//i.test(href) ? [{ name, href, inside: false }] : [];
  });

export const SocialTitle = () => <Trans>Follow us</Trans>;

export interface VenueFooterProps {
  /** The place's own path, "/neven". */
  readonly placeHref: string;
  readonly html: Said;
  readonly social: Social;
  /** True on a device that stays in the venue: one QR code replaces external links. */
  readonly codes: boolean;
  /** Opens the QR codes of the venue's social media pages. */
  readonly onCodes: () => void;
  /** Opens the promotions, if the guest has closed or not yet seen them. */
  readonly onPromotions?: (() => void) | undefined;
}

/** End of a menu page: the venue's text, its social media pages, its legal texts. [S2.29] */
export const VenueFooter = ({ placeHref, html, social, codes, onCodes, onPromotions }: VenueFooterProps) => {
  const { t } = useLingui();
  const targets = socialTargets(social);
  return (
    <footer className={styles.footer} data-testid="venue-footer">
      {html.text && <SafeHtml html={html.text} lang={html.language} className={styles.words} />}
      {targets.length > 0 && codes && (
        <Button look="secondary" small icon={<Icon path={qrCode} />} aria-haspopup="dialog" onClick={onCodes}>
          <SocialTitle />
        </Button>
      )}
      {targets.length > 0 && !codes && (
        <ul className={styles.social} aria-label={t`Follow us`}>
          {NETWORKS.map(([key, name, icon]) => {
            const target = targets.find((one) => one.name === name);
            return target ? (
              <li key={key}>
                <a
                  className={styles.network}
                  href={target.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t`${name}, opens in a new window`}
                >
                  <Icon path={icon} size="1.75rem" />
                </a>
              </li>
            ) : null;
          })}
        </ul>
      )}
      <nav aria-label={t`About the venue`}>
        <ul className={styles.pages}>
          {onPromotions && (
            <li>
              <button type="button" className={styles.page} aria-haspopup="dialog" onClick={onPromotions}>
                <Trans>Promotions</Trans>
              </button>
            </li>
          )}
          <li>
            <Link href={`${placeHref}/about`} className={styles.page}>
              <Trans>About us</Trans>
            </Link>
          </li>
          <li>
            <Link href={`${placeHref}/custom-terms#terms`} className={styles.page}>
              <Trans>Terms</Trans>
            </Link>
          </li>
          <li>
            <Link href={`${placeHref}/custom-terms#privacy`} className={styles.page}>
              <Trans>Privacy</Trans>
            </Link>
          </li>
          <li>
            <Link href={`${placeHref}/custom-terms#refund`} className={styles.page}>
              <Trans>Refunds</Trans>
            </Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
};
