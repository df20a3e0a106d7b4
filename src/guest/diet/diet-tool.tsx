import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { dietParts } from '#guest/lazy/lazy-diet.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { Tool } from '#shared/frame/tool.tsx';
import { prohibit } from '#ui/look/icons.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';

/** Button of allergies and diet, with the number of avoided things. */
export const DietButton = ({
  device,
  count,
  onPress,
}: {
  readonly device: DeviceKind;
  readonly count: number;
  readonly onPress: () => void;
}) => {
  const { t } = useLingui();
  return (
    <Tool
      device={device}
      icon={prohibit}
      count={count}
      label={t`Allergies`}
      worded
      countLabel={t`${plural(count, { one: '# chosen', other: '# chosen' })}`}
      testId="diet-tool"
      onPress={onPress}
    />
  );
};

/** Button of allergies and diet, with its dialog. */
export const DietTool = ({ device }: { readonly device: DeviceKind }) => {
  const { avoidance } = useDiet();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DietButton
        device={device}
        count={avoidance.avoid.length + avoidance.diets.length}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <dietParts.DietChoice shared={device === 'kiosk' || device === 'tablet'} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
