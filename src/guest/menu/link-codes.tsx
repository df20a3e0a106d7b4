import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LinkTarget } from '#domain/menu/category-link.ts';
import { Link } from '#ui/layout/link.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import styles from './link-codes.module.css';
import { linkName } from './link-name.ts';

export interface NamedTarget extends LinkTarget {
  /** The venue's name for the link; by default the link is named by its target. */
  readonly name?: string;
}

/**
 * Links on a device that stays in the venue: a guest must not leave the menu, so each link is a QR code for the guest's own
 * phone. Only one code is shown, because a camera could read a neighbouring one. [S2.25]
 */
export const LinkCodes = ({ targets }: { readonly targets: readonly NamedTarget[] }) => {
  const { t } = useLingui();
  const outside = targets.filter(({ inside }) => !inside);
  const [chosen, setChosen] = useState(outside[0]?.href);
  const shown = outside.find(({ href }) => href === chosen) ?? outside[0];
  const nameOf = ({ name, href }: NamedTarget) => name ?? linkName(href);
  return (
    <div className={styles.codes}>
      {targets
        .filter(({ inside }) => inside)
        .map(({ href }) => (
          <Link key={href} href={href} className={styles.inside} data-testid="category-link">
            <Trans>Leave feedback</Trans>
          </Link>
        ))}
      {outside.length > 1 && (
        <ul className={styles.choices} aria-label={t`Links`}>
          {outside.map((target) => (
            <li key={target.href}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={target.href === shown?.href}
                onClick={() => setChosen(target.href)}
              >
                {nameOf(target)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <figure className={styles.figure}>
          <QrCode text={shown.href} label={t`QR code: ${nameOf(shown)}`} />
          <figcaption className={styles.caption}>
            <strong>{nameOf(shown)}</strong>
            <span>
              <Trans>Point the camera of your own phone at the code.</Trans>
            </span>
          </figcaption>
        </figure>
      )}
    </div>
  );
};
