// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Sheet } from '#ui/layout/sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

/** A question whose answer opens another sheet. */
const Two = () => {
  const [step, setStep] = useState<'none' | 'asked' | 'answered'>('none');
  const close = () => setStep('none');
  return (
    <>
      <button type="button" onClick={() => setStep('asked')}>
        Open
      </button>
      {step === 'asked' && (
        <Sheet key="asked" open onClose={close} title="Which?">
          <button type="button" onClick={() => setStep('answered')}>
            This one
          </button>
        </Sheet>
      )}
      {step === 'answered' && (
        <Sheet key="answered" open onClose={close} title="Done">
          ok
        </Sheet>
      )}
    </>
  );
};

test('sheet focus: a sheet opened from another returns the focus to the opener of the first', async () => {
  const user = userEvent.setup();
  renderScreen(<Two />);
  const door = screen.getByRole('button', { name: 'Open' });
  await user.click(door);
  await user.click(screen.getByRole('button', { name: 'This one' }));
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(door));
});
