import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { weakerTiers } from '#domain/owner/weaker-tiers.ts';
import { WeakerNotices } from '#staff/discounts/weaker-notice.tsx';
import manage from '#staff/frame/manage.module.css';
import { PictureProblem } from '#staff/pictures/picture-problem.tsx';
import { FrancNotice } from '#staff/settings/franc-notice.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { images } from '#ui/look/icons-later.ts';
import { ChangeList, type ChangeView } from './change-list.tsx';
import { useAboutTexts } from './change-text.tsx';
import { orderTiersIn } from './discount-values.tsx';
import styles from './publish-sheet.module.css';
import { ThrowAllAway, ThrowAway } from './throw-away.tsx';
import type { PublishOutcome } from './use-drafts.ts';
import type { ValueTerms } from './value-terms.ts';

export interface PreviewedChange extends ChangeView {
  /** Edits that make this change, and edits that are discarded together with them. */
  readonly edits: readonly string[];
}

export interface Preview {
  /** The published file on which the preview is based, and the edits. */
  readonly base: string;
  readonly edits: readonly string[];
  readonly changes: readonly PreviewedChange[];
  /** Edits whose expected old value no longer matches. */
  readonly conflicts: readonly {
    readonly id: string;
    readonly about: string;
    readonly path: readonly string[];
    readonly by: string;
  }[];
  /** Why an import would reject it, in the importer's words. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

export interface PublishSheetProps extends ValueTerms {
  /** `undefined`: the preview could not be loaded. */
  readonly preview: () => Promise<Preview | undefined>;
  /** Saves a chosen picture before publishing; resolves to the reason on failure. Omitted without such a picture. */
  readonly onKeepPictures?: (() => Promise<string | undefined>) | undefined;
  /** Link to the rate of the franc when the file lacks it, which its Swiss guests expect. */
  readonly francHref?: string | undefined;
  /** Publishes what was previewed. `at`: local time of the place from the field; empty: now. */
  readonly onPublish: (seen: Preview, at: string) => Promise<PublishOutcome>;
  /** Asks whether a publication with a lost answer was made. */
  readonly onCheck: (seen: Preview, at: string) => Promise<PublishOutcome>;
  readonly onThrowAway: (edits: readonly string[]) => Promise<boolean>;
  /** Called before `onClose` once the server has published. `isLater`: planned for the chosen time. */
  readonly onPublished?: (isLater: boolean) => void;
  readonly onClose: () => void;
}

const Conflict = (props: { readonly by: string }) => {
  const by = <bdi>{props.by}</bdi>;
  return <Trans>was changed meanwhile. The change by {by} no longer fits, and stands in the way.</Trans>;
};

/** Delay in ms between the questions after a lost answer. */
const CHECK_MS = 4_000;

/** Preview of a publication, old beside new; only these changes are published. */
export const PublishSheet = (props: PublishSheetProps) => {
  const {
    preview,
    onKeepPictures,
    onPublish,
    onCheck,
    onThrowAway,
    onPublished,
    onClose,
    money,
    languages,
    francHref,
  } = props;
  const aboutOf = useAboutTexts();
  const timeNote = useId();
  const [seen, setSeen] = useState<Preview>();
  const [pictureProblem, setPictureProblem] = useState<string>();
  const [at, setAt] = useState('');
  const [state, setState] = useState<'still' | 'busy' | 'unread' | 'refused' | 'unknown' | 'thrown'>('busy');
  /** Last request, whose answer may be lost. */
  const [sent, setSent] = useState<{ readonly seen: Preview; readonly at: string }>();
  const look = async () => {
    const found = await preview();
    setSeen(found);
    return found !== undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read as it opens, and after what was thrown away.
  useEffect(() => void look().then((isRead) => setState(isRead ? 'still' : 'unread')), []);
  // Saving a picture changes the file, so a newer preview is needed.
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  }, [preview]);
  /** Saves the chosen picture and returns the new preview; `undefined` when another change must be reviewed first. */
  const withPicture = async (before: Preview): Promise<Preview | undefined> => {
    if (!onKeepPictures) return before;
    const why = await onKeepPictures();
    setPictureProblem(why);
    const now = await latest.current();
    setSeen(now);
    if (why !== undefined || !now || now.conflicts.length > 0 || now.problems.length > 0) return undefined;
    const isSeen = (id: string) => before.edits.includes(id);
    return now.changes.every(({ edits, pictures }) => pictures || edits.every(isSeen)) ? now : undefined;
  };
  const publish = async () => {
    if (!seen) return;
    setState('busy');
    const whole = await withPicture(seen);
    if (!whole) {
      setState('still');
      return;
    }
    setSent({ seen: whole, at });
    await settle(await onPublish(whole, at));
  };
  const settle = async (outcome: PublishOutcome) => {
    if (outcome === 'published') {
      onPublished?.(at !== '');
      onClose();
      return;
    }
    // The request stays in view until its outcome is known: pressing again sends the same.
    if (outcome === 'refused') await look();
    setState(outcome);
  };
  const latestCheck = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    latestCheck.current = async () => {
      const outcome = sent ? await onCheck(sent.seen, sent.at) : 'unknown';
      if (outcome !== 'unknown') await settle(outcome);
    };
  });
  useEffect(() => {
    if (state !== 'unknown') return;
    const timer = setInterval(() => void latestCheck.current?.(), CHECK_MS);
    return () => clearInterval(timer);
  }, [state]);
  const throwAway = async (edits: readonly string[]) => {
    setState('busy');
    const isDone = await onThrowAway(edits);
    setState((await look()) && isDone ? 'thrown' : 'refused');
  };
  const changes = seen?.changes ?? [];
  const isEmpty = changes.length === 0 && !onKeepPictures;
  const isBarred = !seen || isEmpty || seen.conflicts.length > 0 || seen.problems.length > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>What changes for guests</Trans>}
      subtitle={seen && <Plural value={changes.length} one="# change" other="# changes" />}
      foot={
        <Button
          look="primary"
          wide
          data-testid="publish-now"
          disabled={isBarred || state === 'busy'}
          onClick={() => void publish()}
        >
          {at === '' ? <Trans>Publish now</Trans> : <Trans>Publish at this time</Trans>}
        </Button>
      }
    >
      <div className={styles.sheet} data-testid="publish-sheet">
        {onKeepPictures && (
          <WaitNotice
            icon={images}
            testId="picture-left"
            title={<Trans>A picture that you chose is not used yet.</Trans>}
            action={
              <Button small onClick={onClose}>
                <Trans comment="button: back from publishing to the picture that was chosen">Back to the picture</Trans>
              </Button>
            }
          >
            <Trans>It becomes the dish’s as you have cut it, and is published with this.</Trans>
          </WaitNotice>
        )}
        {pictureProblem !== undefined && <PictureProblem why={pictureProblem} />}
        <div role="alert" className={manage.form}>
          {state === 'unread' && (
            <p className={manage.problem}>
              <Trans>Nothing answers, so the changes cannot be shown. Nothing was published.</Trans>
            </p>
          )}
          {state === 'refused' && (
            <p className={manage.problem}>
              <Trans>Nothing was published. Look at what stands here now, and publish again.</Trans>
            </p>
          )}
          {state === 'unknown' && (
            <p className={manage.problem}>
              <Trans>
                No answer came: whether this was published is not known yet. We keep asking; publishing again does so
                once only.
              </Trans>
            </p>
          )}
          {seen?.problems.map(({ path, message }) => (
            <p key={`${path} ${message}`} className={manage.problem}>
              <span lang="en">
                {path}: {message}
              </span>
            </p>
          ))}
        </div>
        {seen?.conflicts.map(({ id, about, path, ...other }) => (
          <div key={id} className={styles.conflict} role="alert">
            <p>
              <strong>{aboutOf(about, path)}</strong> <Conflict by={other.by} />
            </p>
            <Button small disabled={state === 'busy'} onClick={() => void throwAway([id])}>
              <Trans>Throw this change away</Trans>
            </Button>
          </div>
        ))}
        <p role="status" className={styles.told}>
          {state === 'thrown' &&
            (changes.length === 0 ? (
              <Trans>Thrown away. Nothing waits any more; guests see the menu as it is.</Trans>
            ) : (
              <Plural
                value={changes.length}
                one="Thrown away. # change still waits."
                other="Thrown away. # changes still wait."
              />
            ))}
        </p>
        {changes.map(({ key, path, now }) => (
          <WeakerNotices
            key={key}
            weaker={weakerTiers(orderTiersIn(path, now), money.currency)}
            currency={money.currency}
          />
        ))}
        <ChangeList
          changes={changes}
          terms={{ money, languages }}
          foot={({ key, edits }, name) =>
            edits.length > 0 && (
              <ThrowAway
                key={edits.join()}
                name={name}
                others={changes.flatMap((one) =>
                  one.key !== key && one.edits.some((id) => edits.includes(id)) ? aboutOf(one.about, one.path) : [],
                )}
                isBusy={state === 'busy'}
                onYes={() => void throwAway(edits)}
              />
            )
          }
        />
        {seen && seen.edits.length > 0 && (
          <ThrowAllAway key={seen.edits.join()} isBusy={state === 'busy'} onYes={() => void throwAway(seen.edits)} />
        )}
        {/* Below the changes, which this question has nothing to do with. */}
        {francHref !== undefined && (
          <FrancNotice
            isBrief
            action={
              <Link href={francHref}>
                <Trans comment="button: opens the field for the rate of the franc">Enter the rate</Trans>
              </Link>
            }
          />
        )}
        <label className={styles.time}>
          <Trans>Publish at another time</Trans>
          <input
            type="datetime-local"
            value={at}
            aria-describedby={timeNote}
            onChange={({ target }) => setAt(target.value)}
          />
        </label>
        <p id={timeNote} className={styles.told}>
          <Trans comment="below the time of a publication">Without a time, it is published now.</Trans>
        </p>
      </div>
    </Sheet>
  );
};
