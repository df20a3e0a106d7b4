import { FailureWords } from '#screens/notices/failure-words.tsx';
import { info } from '#ui/icons.ts';
import { Notice } from '#ui/notice.tsx';
import { StandardTheme } from './-standard-theme.tsx';
import { useTryAgain } from './-try-again.ts';

/** Something of ours broke: said as number three, and tried again; never a white page. [S8.01] */
export const BrokenPage = () => {
  useTryAgain();
  return (
    <StandardTheme>
      <main>
        <Notice icon={info} title={<FailureWords number={3} />} />
      </main>
    </StandardTheme>
  );
};
