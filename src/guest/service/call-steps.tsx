import { Trans } from '@lingui/react/macro';
import type { TableCall } from '#domain/service/call.ts';
import { bellRinging, walking } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { ServiceSteps } from './service-steps.tsx';

/** The way of a call: called, seen by whom, on the way, here. */
export const CallSteps = ({ call, timeZone }: { readonly call: TableCall; readonly timeZone: string }) => {
  const { coming, doneAt } = call;
  const time = (at: number) => formatTime(at, timeZone);
  const isDone = doneAt !== undefined;
  return (
    <ServiceSteps
      steps={[
        { key: 'made', standing: 'done', icon: bellRinging, name: <Trans>Called</Trans>, note: time(call.at) },
        coming || isDone
          ? {
              key: 'seen',
              standing: 'done',
              icon: bellRinging,
              name: <Trans>Seen</Trans>,
              note: coming && `${time(coming.at)}, ${coming.by}`,
            }
          : { key: 'seen', standing: 'now', icon: bellRinging, name: <Trans>Waiting to be seen</Trans> },
        {
          key: 'coming',
          standing: isDone ? 'done' : coming ? 'now' : 'next',
          icon: walking,
          name: <Trans>On the way to you</Trans>,
        },
        { key: 'here', standing: isDone ? 'done' : 'next', icon: walking, name: <Trans>With you</Trans> },
      ]}
    />
  );
};
