import { Plural, Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { info } from '#ui/look/icons.ts';
import styles from './problem-text.module.css';
import type { SelectionProblem } from './use-product-selection.ts';

/** Choice missing before a dish can be added, named by its group's title if it has one. */
export const MissingText = ({ title }: { readonly title: string }) =>
  title === '' ? (
    <span className={styles.sentence}>
      <Trans>choose one</Trans>
    </span>
  ) : (
    <Trans>Choose: {title}</Trans>
  );

const Words = ({ problem }: { readonly problem: SelectionProblem }) => {
  switch (problem.code) {
    case 'too_few':
      return problem.group !== undefined ? (
        <MissingText title={problem.title} />
      ) : (
        <Plural value={problem.min} one="You must choose at least # extra" other="You must choose at least # extras" />
      );
    case 'too_many': {
      const { max, title } = problem;
      if (problem.group !== undefined) {
        return (
          <>
            {title}: <Trans>up to {max}</Trans>
          </>
        );
      }
      return (
        <Plural
          value={problem.max}
          one="You cannot choose more than # extra"
          other="You cannot choose more than # extras"
        />
      );
    }
    case 'no_variant':
      return <Trans>You have not chosen a variant!</Trans>;
    case 'unavailable':
      return <Trans>Something you chose has just run out. Please choose again.</Trans>;
  }
};

/** Reason why a press had no effect, near the button and announced at once. [S5.05–S5.07] */
export const ProblemText = ({ problem }: { readonly problem: SelectionProblem | undefined }) => (
  <div role="alert" className={styles.place}>
    {problem && (
      <p className={styles.words}>
        <Icon path={info} />
        <span>
          <Words problem={problem} />
        </span>
      </p>
    )}
  </div>
);
