import { Plural, Trans } from '@lingui/react/macro';

/** Number of options to choose in a group: "choose one", "1 to 3", "up to 3". */
export const ChoiceLimits = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const bounded = Number.isFinite(max);
  if (min === 1 && max === 1) return <Trans>choose one</Trans>;
  if (min > 0 && bounded && min === max) return <Plural value={min} one="choose #" other="choose #" />;
  if (min > 0 && bounded)
    return (
      <Trans>
        {min} to {max}
      </Trans>
    );
  if (min > 0) return <Trans>at least {min}</Trans>;
  if (bounded) return <Trans>up to {max}</Trans>;
  return null;
};
