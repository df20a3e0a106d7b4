import { Plural, Trans } from '@lingui/react/macro';
import type { UnseenElsewhere } from '#domain/kitchen/unseen-elsewhere.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { bellRinging } from '#ui/look/staff-icons.ts';
import { WhereWords } from './where-words.tsx';

/** More is not read by anybody who is to walk over. */
const NAMED = 3;

const Unseen = ({ label, stations, ...where }: UnseenElsewhere) => (
  <>
    <strong>{stations.join(', ')}</strong>: {label}, <WhereWords {...where} />.{' '}
  </>
);

/** Why this screen rings for what it does not show: nobody has seen it at another station. */
export const UnseenNotice = ({ unseen }: { readonly unseen: readonly UnseenElsewhere[] }) => {
  const more = unseen.length - NAMED;
  return (
    <WaitNotice
      icon={bellRinging}
      testId="unseen-elsewhere"
      title={<Plural value={unseen.length} one="# order that nobody has seen" other="# orders that nobody has seen" />}
    >
      {unseen.slice(0, NAMED).map((order) => (
        <Unseen key={order.id} {...order} />
      ))}
      {more > 0 && (
        <>
          <Trans comment="behind a list of orders: so many are not named">+ {more}.</Trans>{' '}
        </>
      )}
      <Trans comment="to a kitchen's station: somebody must walk to another station">
        Please look there: it rings until somebody has seen it.
      </Trans>
    </WaitNotice>
  );
};
