import { Plural } from '@lingui/react/macro';
import { receipt } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Orders that this phone had sent without an account are in the account now. */
export const TakenNotice = ({ count }: { readonly count: number }) => (
  <Notice
    icon={receipt}
    title={
      <span data-testid="taken-orders">
        <Plural
          value={count}
          one="# order of this phone is now in your profile."
          other="# orders of this phone are now in your profile."
        />
      </span>
    }
  />
);
