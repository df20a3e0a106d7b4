import { Trans } from '@lingui/react/macro';
import type { OrderType } from '#domain/place/place.ts';
import { WholeScreen } from '#ui/layout/whole-screen.tsx';
import { WayIcon, WayName } from '../checkout/way-tiles.tsx';
import styles from './way-question.module.css';

/** How a guest without a table would like their order. */
export const WayQuestion = ({
  ways,
  onTake,
}: {
  readonly ways: readonly OrderType[];
  readonly onTake: (way: OrderType) => void;
}) => (
  <WholeScreen
    look="screen"
    testId="way-question"
    title={
      <h2 className={styles.title}>
        <Trans>How would you like your order?</Trans>
      </h2>
    }
  >
    <div className={styles.ways}>
      {ways.map((way) => (
        <button key={way} type="button" className={styles.way} onClick={() => onTake(way)} data-testid={`take-${way}`}>
          <WayIcon type={way} />
          <span>
            <WayName type={way} />
          </span>
        </button>
      ))}
    </div>
  </WholeScreen>
);
