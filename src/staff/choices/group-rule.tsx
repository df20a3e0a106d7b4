import { Plural, Trans } from '@lingui/react/macro';

/** How many options of a group guests choose. `max` undefined: no limit. */
export const GroupRule = ({ min, max }: { readonly min: number; readonly max: number | undefined }) => {
  if (min === 0 && max === undefined) return <Trans>as many as guests like</Trans>;
  if (min === 0) return <Plural value={max ?? 0} one="at most #" other="at most #" />;
  if (max === undefined)
    return <Plural value={min} one="at least # must be chosen" other="at least # must be chosen" />;
  if (max === min) return <Plural value={min} one="# must be chosen" other="# must be chosen" />;
  return (
    <Trans>
      {min} to {max} must be chosen
    </Trans>
  );
};
