import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FailureWords } from '#screens/notices/failure-words.tsx';
import { info } from '#ui/icons.ts';
import { Notice } from '#ui/notice.tsx';
import { StandardTheme } from './-standard-theme.tsx';

const TRY_AGAIN_MS = 5_000;

/** Something of ours broke: said as number three, and tried again; never a white page. [S8.01] */
export const BrokenPage = () => {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => void router.invalidate(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <StandardTheme>
      <main>
        <Notice icon={info} title={<FailureWords number={3} />} />
      </main>
    </StandardTheme>
  );
};
