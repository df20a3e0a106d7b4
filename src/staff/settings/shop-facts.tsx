import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import manage from '#staff/frame/manage.module.css';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import settings from './settings.module.css';
import styles from './shop-facts.module.css';

export interface ShopFactsView {
  /** Address of the place's guest page; `undefined` when the server has no public address. */
  readonly address: string | undefined;
  readonly software: string;
  readonly database: 'sqlite' | 'postgres';
}

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={manage.note}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** Facts that a tax office requires from an online shop: those known to the server, and the owner's tasks. */
export const ShopFacts = ({
  facts,
  why,
}: {
  /** `undefined`: not loaded yet. */
  readonly facts: ShopFactsView | undefined;
  readonly why: string | undefined;
}) => (
  <section aria-labelledby="shop-facts" data-testid="shop-facts">
    <h2 className={settings.group} id="shop-facts">
      <Trans>For the tax office</Trans>
    </h2>
    <p className={manage.note}>
      <Trans>
        Whoever takes orders for delivery or pickup in Bulgaria has an e-shop for the tax office. It is announced before
        it opens, and changes within seven days. Ask your accountant what holds for you.
      </Trans>
    </p>
    {!facts && <ManagedLoading why={why} />}
    {facts && (
      <dl className={styles.facts}>
        <Fact name={<Trans>Address of the shop</Trans>}>
          {facts.address ?? (
            <Trans>none yet: the address of this server is not set; tell whoever runs the server</Trans>
          )}
        </Fact>
        <Fact name={<Trans>Software and its version</Trans>}>{facts.software}</Fact>
        <Fact name={<Trans>Database</Trans>}>
          {facts.database === 'sqlite' ? (
            <Trans>SQLite, in a file on the server itself</Trans>
          ) : (
            <Trans>PostgreSQL, where the server was told to keep it</Trans>
          )}
        </Fact>
        <Fact name={<Trans>You alone know</Trans>}>
          <Trans>Where the server stands and who runs it, and the days on which the shop opened or closes.</Trans>
        </Fact>
      </dl>
    )}
  </section>
);
