// Components that load after the first screen: those on Radix, QR codes, pages of text.
import { useRef, useState } from 'react';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import { LinkButton } from '#ui/form/link-button.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SwitchTrack } from '#ui/form/switch-track.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { ToolRow } from '#ui/form/tool-row.tsx';
import { Panel, Panels, PanelTrigger } from '#ui/layout/panels.tsx';
import { Popover } from '#ui/layout/popover.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { info } from '#ui/look/icons.ts';
import { Lightbox } from '#ui/picture/lightbox.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import { WordsPart } from '#ui/words/words-page.tsx';
import styles from './parts.module.css';

const LONG = 'Донаудампфшифартсгезелшафтскапитенсмютце';
const nothing = () => undefined;

const Openings = () => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isLarge, setLarge] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.row}>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Още</Button>
      {anchor && (
        <Popover anchor={anchor} title="Още" onClose={() => setAnchor(undefined)}>
          <p>{LONG}</p>
        </Popover>
      )}
      <Button onClick={() => setLarge(true)}>Картината голяма</Button>
      <Button onClick={() => setAsked(true)}>Въпрос върху екрана</Button>
      {isAsked && (
        <WholeScreen
          look="question"
          title={<h2>Още ли сте тук?</h2>}
          testId="part-question"
          onBeside={() => setAsked(false)}
        >
          <p>{LONG}</p>
        </WholeScreen>
      )}
      {isLarge && <Lightbox pictures={[]} name={LONG} nameLanguage="bg" onClose={() => setLarge(false)} />}
    </div>
  );
};

const Fields = () => {
  const search = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('супа');
  return (
    <>
      <SearchBox
        input={search}
        name="part-search"
        label="Търсене"
        placeholder="Какво ви се яде?"
        clearLabel="Изчисти"
        value={value}
        onValue={setValue}
        onSubmit={nothing}
        enterKeyHint="search"
        testId="part-search"
      />
      <TextField label="Име" value={value} onChange={setValue} />
      <TextField label={LONG} value={value} onChange={setValue} problem="Моля, напишете го с букви." />
      <SelectField label="Зала" value="one" onChange={nothing}>
        <option value="one">{LONG}</option>
      </SelectField>
    </>
  );
};

/** Each with its name, as elsewhere on the page. */
export const LATER_PARTS: Readonly<Record<string, () => React.ReactNode>> = {
  'Popover, Lightbox, WholeScreen': () => <Openings />,
  'SearchBox, TextField, SelectField': () => <Fields />,
  LinkButton: () => (
    <p>
      {LONG} <LinkButton inText>{LONG}</LinkButton>
    </p>
  ),
  ToolRow: () => <ToolRow icon={<Icon path={info} />}>{LONG}</ToolRow>,
  OwnText: () => (
    <p>
      <OwnText>{LONG}</OwnText>
    </p>
  ),
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
  SwitchTrack: () => (
    <p>
      {[true, false].map((isOn) => (
        <button key={String(isOn)} type="button" role="switch" aria-checked={isOn} aria-label={isOn ? 'On' : 'Off'}>
          <SwitchTrack />
        </button>
      ))}
    </p>
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
