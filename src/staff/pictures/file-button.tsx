import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { camera } from '#ui/look/icons-later.ts';

/** A file button with the page's own label instead of the browser's; for a picture a phone also offers its camera. */
export const FileButton = ({
  accept,
  testId,
  icon = camera,
  disabled = false,
  multiple = false,
  onChoose,
  children,
}: {
  readonly accept: string;
  readonly testId: string;
  readonly icon?: string;
  readonly disabled?: boolean;
  /** Allows several files. */
  readonly multiple?: boolean;
  readonly onChoose: (file: File, ...more: readonly File[]) => void;
  readonly children: ReactNode;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        data-testid={testId}
        onChange={(event) => {
          const [file, ...more] = event.currentTarget.files ?? [];
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
          if (file) onChoose(file, ...more);
        }}
      />
      <Button
        small
        disabled={disabled}
        icon={<Icon path={icon} size="1.25rem" />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
};
