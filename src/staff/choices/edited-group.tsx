import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { homeOf } from '#domain/owner/groups/group-changes.ts';
import { type GroupScope, groupAt, groupOutline } from '#domain/owner/groups/group-outline.ts';
import { languagesOf, type SizeOutline } from '#domain/owner/menu-outline.ts';
import { stillRightInGroup, translatedFromAt } from '#domain/owner/translations/translated-from.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { currencySuffix } from '#domain/pricing/money.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { GroupGone } from '#staff/menu/unread-menu.tsx';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import type { OlderText } from '#staff/publish/older-text.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { dishGroups } from './dish-groups.ts';
import { GroupEditor } from './group-editor.tsx';
import { useGroupEditor } from './use-group-editor.ts';

interface EditedGroupProps {
  readonly drafts: Drafts;
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
  readonly groupKey: string;
  readonly dishName: string;
  readonly sizes: readonly SizeOutline[];
  readonly backHref: string;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** Called when the group got another key. */
  readonly onRenamed: (key: string) => void;
}

/** The open modifier group of the open dish. */
export const EditedGroup = ({ drafts, queue, file, slug, groupKey, dishName, ...rest }: EditedGroupProps) => {
  const { place, settings } = useMenu();
  const [scope, setScope] = useState<GroupScope>('all');
  const at = { slug, key: groupKey, scope };
  const editor = useGroupEditor(file, place.id, at, queue, drafts.refused);
  const deeds = dishGroups(slug, queue);
  const group = groupOutline(file, at);
  if (!group) return <GroupGone backHref={rest.backHref} />;
  const isHere = group.isShared && scope === 'here';
  const olderAt = (...below: readonly string[]): OlderText => {
    const home = [...homeOf(file, at), ...below];
    return {
      from: translatedFromAt(file, home),
      onStillRight: (field, language) => void queue((now) => stillRightInGroup(now, home, [field, language])),
    };
  };
  return (
    <GroupEditor
      {...rest}
      group={group}
      scope={isHere ? 'here' : 'all'}
      dishName={dishName}
      languages={languagesOf(file)}
      currency={settings.currencySuffix ?? currencySuffix(place.currency)}
      mayBeUnlimited={!isHere || groupAt(file, { ...at, scope: 'all' })?.max === undefined}
      textOf={editor.textOf}
      problemOf={editor.problemOf}
      onType={editor.type}
      onLeave={(path) => void editor.save(path)}
      onCounts={editor.setCounts}
      onAsk={editor.setAsk}
      onDefault={editor.setDefault}
      onOff={editor.setOff}
      onAllergens={editor.setAllergens}
      onMove={editor.move}
      onRemove={editor.remove}
      onAddOption={editor.addOption}
      onScope={setScope}
      onSame={() => deeds.same(groupKey)}
      onDetach={() => deeds.detach(groupKey)}
      onShare={() => void deeds.share(groupKey).then((key) => key !== undefined && rest.onRenamed(key))}
      older={{ title: olderAt(), option: (key) => olderAt('options', key) }}
      onSaveAgain={drafts.why !== undefined && editor.unsaved.length > 0 ? () => void editor.saveAll() : undefined}
    />
  );
};
