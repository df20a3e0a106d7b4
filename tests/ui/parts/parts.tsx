// Every component of `src/ui` that a guest sees, in all its states, with long Bulgarian and German words.
import { type ReactNode, useState } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import { BACKGROUNDS } from '#domain/menu/menu.ts';
import { ENTRY_STATES } from '#domain/outbox/outbox.ts';
import { minor } from '#domain/pricing/money.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Chip } from '#ui/form/chip.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Rail } from '#ui/layout/rail.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { Toast } from '#ui/layout/toast.tsx';
import { backgroundStyle } from '#ui/look/background.ts';
import { info, plus } from '#ui/look/icons.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { Price } from '#ui/words/price.tsx';
import { SafeHtml } from '#ui/words/safe-html.tsx';
import { StateBadge } from '#ui/words/state-badge.tsx';
import { Tag } from '#ui/words/tag.tsx';
import { LATER_PARTS } from './later-parts.tsx';
import styles from './parts.module.css';

const nothing = () => undefined;
const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-soft',
  'ok',
  'wait',
  'danger',
];
const LONG = 'Донаудампфшифартсгезелшафтскапитенсмютце';
const NAMES = ['Салати', 'Супи', 'Fleisch vom Holzkohlegrill', LONG];
const categories = NAMES.map((name, at) => ({
  id: (at + 1) as CategoryId,
  name,
  textLanguage: 'bg' as const,
  href: '#',
  cloth: BACKGROUNDS[at],
  picture: undefined,
}));

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{name}</h3>
    {children}
  </section>
);

const Choices = () => {
  const [radio, setRadio] = useState(1);
  const [checked, setChecked] = useState(true);
  const [removed, setRemoved] = useState(true);
  const options = [
    { value: 1, label: 'Голяма, 350 г', end: <Price amount={minor(790)} row /> },
    { value: 2, label: LONG, end: <Price amount={minor(1290)} old={minor(1590)} row /> },
    { value: 3, label: 'Няма', disabled: true },
  ];
  return (
    <>
      <Part name="RadioCards, rows">
        <h4 id="parts-rows">Размер</h4>
        <RadioCards labelledBy="parts-rows" look="rows" value={radio} onChange={setRadio} options={options} />
      </Part>
      <Part name="RadioCards, chips">
        <h4 id="parts-chips">Сирене</h4>
        <RadioCards
          labelledBy="parts-chips"
          look="chips"
          value={radio}
          onChange={setRadio}
          options={options.map(({ value, label }) => ({ value, label }))}
        />
      </Part>
      <Part name="CheckRow, Chip">
        <CheckRow label="Печени чушки" checked={checked} onChange={setChecked} end="+ 1,20 €" />
        <CheckRow label={LONG} checked={!checked} onChange={() => setChecked(!checked)} />
        <div className={styles.row}>
          <Chip name="без лук" removed={removed} onChange={setRemoved}>
            лук
          </Chip>
          <Chip name="без магданоз" removed={!removed} onChange={() => setRemoved(!removed)}>
            магданоз
          </Chip>
        </div>
      </Part>
    </>
  );
};

const Words = () => {
  const [comment, setComment] = useState('Без оцет, моля');
  const [quantity, setQuantity] = useState(2);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Part name="TextArea, Stepper">
        <TextArea value={comment} maxLength={20} onChange={setComment} left={(count) => `остават ${count}`} />
        <div className={styles.row}>
          <Stepper name="Таратор" value={quantity} min={1} max={9} onChange={setQuantity} onRemove={nothing} />
          <Stepper name="Таратор" value={quantity} min={1} max={9} onChange={setQuantity} large />
        </div>
      </Part>
      <Part name="Sheet">
        <div className={styles.row}>
          <Button onClick={() => setOpen(true)}>Отвори</Button>
        </div>
        {isOpen && (
          <Sheet open onClose={() => setOpen(false)} title={LONG} subtitle="Изберете размер">
            <p>{LONG}</p>
          </Sheet>
        )}
      </Part>
    </>
  );
};

export const Parts = () => (
  <div className={styles.parts}>
    <Part name="Colours">
      <div className={styles.swatches}>
        {COLOURS.map((name) => (
          <div key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
        {BACKGROUNDS.map((cloth) => (
          <div key={cloth}>
            <span style={{ ...backgroundStyle(cloth), background: 'var(--cloth)' }} />
            {cloth}
          </div>
        ))}
      </div>
    </Part>
    <Part name="Button">
      <div className={styles.row}>
        {(['primary', 'ink', 'secondary', 'quiet'] as const).map((look) => (
          <Button key={look} look={look} sum={look === 'primary' ? '12,40 €' : undefined}>
            Добави
          </Button>
        ))}
        <Button small>Още</Button>
        <Button disabled>Изчакайте</Button>
      </div>
      <Button look="primary" wide sum="1 234,00 €">
        {LONG}
      </Button>
    </Part>
    <Part name="IconButton">
      <div className={styles.row}>
        {(['bare', 'soft', 'floating'] as const).map((look) => (
          <IconButton key={look} look={look} icon={plus} label="Още" />
        ))}
      </div>
    </Part>
    <Part name="Price">
      <div className={styles.row}>
        <Price amount={minor(790)} />
        <Price amount={minor(790)} old={minor(990)} />
        <Price amount={minor(123400)} from />
        <Price amount={null} />
      </div>
    </Part>
    <Part name="Tag, StateBadge">
      <div className={styles.row}>
        <Tag>Любимо</Tag>
        <Tag look="ink">Свърши</Tag>
        <Tag look="soft">Веган</Tag>
        {ENTRY_STATES.map((state) => (
          <StateBadge key={state} state={state} />
        ))}
      </div>
    </Part>
    <Part name="Notice, Toast">
      <Notice icon={info} title={LONG} action={<Button small>Опитай пак</Button>}>
        Поръчката ще тръгне сама, щом се върне мрежата.
      </Notice>
      <Toast action={{ label: 'Върни', onPress: nothing }}>2 x Шопска салата - /350 г/</Toast>
    </Part>
    <Choices />
    <Words />
    <Part name="Tabs">
      <Tabs categories={categories} current={categories[1]?.id} />
    </Part>
    <Part name="Rail">
      <div className={styles.narrow}>
        <Rail categories={categories} current={categories[1]?.id} />
      </div>
    </Part>
    <Part name="SafeHtml">
      <SafeHtml
        lang="bg"
        html={`<h3>Обедно меню</h3><p>Делник от <strong>12 до 15 ч.</strong>, <a href="https://example.org">още</a></p><ul><li>${LONG}</li></ul>`}
      />
    </Part>
    <Part name="Picture, none">
      <Picture picture={undefined} name="Овчарска салата" cloth="salad" sizes="400px" className={styles.frame} />
    </Part>
    <Part name="Skeleton, Rosette, StitchBorder">
      <Skeleton cloth="soup" className={styles.frame} />
      <div className={styles.mark}>
        <Rosette name="Невен" />
      </div>
      <StitchBorder />
    </Part>
    {Object.entries(LATER_PARTS).map(([name, Shown]) => (
      <Part key={name} name={name}>
        <Shown />
      </Part>
    ))}
  </div>
);
