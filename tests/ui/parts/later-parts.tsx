// The parts that come behind the first screen: those on Radix, codes to scan, pages of words.
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { Panel, Panels, PanelTrigger } from '#ui/layout/panels.tsx';
import { Popover } from '#ui/layout/popover.tsx';
import { info } from '#ui/look/icons.ts';
import { Lightbox } from '#ui/picture/lightbox.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { WordsPart } from '#ui/words/words-page.tsx';
import styles from './parts.module.css';

const LONG = 'Донаудампфшифартсгезелшафтскапитенсмютце';
const nothing = () => undefined;

const Openings = () => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={styles.row}>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Още</Button>
      {anchor && (
        <Popover anchor={anchor} title="Още" onClose={() => setAnchor(undefined)}>
          <p>{LONG}</p>
        </Popover>
      )}
      <Button onClick={() => setLarge(true)}>Картината голяма</Button>
      {isLarge && <Lightbox pictures={[]} name={LONG} nameLanguage="bg" onClose={() => setLarge(false)} />}
    </div>
  );
};

/** Each with its name, as on the rest of the page. */
export const LATER_PARTS: Readonly<Record<string, () => React.ReactNode>> = {
  'Popover, Lightbox': () => <Openings />,
  RadioList: () => (
    <RadioList
      name="Език"
      value="bg"
      onTake={nothing}
      options={[
        { value: 'bg', label: 'Български', note: 'Менюто е написано на този език' },
        { value: 'de', label: 'Deutsch', lang: 'de' },
      ]}
    />
  ),
  ToggleChip: () => (
    <div className={styles.row}>
      <ToggleChip checked testId="part-checked" onChange={nothing}>
        Мляко
      </ToggleChip>
      <ToggleChip checked={false} icon={info} testId="part-open" onChange={nothing}>
        {LONG}
      </ToggleChip>
    </div>
  ),
  Panels: () => (
    <Panels open={['one']} onOpen={nothing}>
      <Panel id="one" head={<PanelTrigger className={undefined}>Супи</PanelTrigger>}>
        <p>{LONG}</p>
      </Panel>
    </Panels>
  ),
  QrCode: () => <QrCode text="https://example.org/neven" label="Код за телефона" />,
  WordsPart: () => (
    <WordsPart id="part" heading="Нашата история">
      <p>{LONG}</p>
    </WordsPart>
  ),
};
