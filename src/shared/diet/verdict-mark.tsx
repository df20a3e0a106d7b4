import type { VerdictKind } from '#domain/diet/judge-dish.ts';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { check, questionCircle, warning, warningCircle } from '#ui/look/icons-later.ts';
import styles from './verdict-mark.module.css';

const ICONS: Readonly<Record<VerdictKind, string>> = {
  contains: warning,
  may_contain: warningCircle,
  not_declared: questionCircle,
  free: check,
};

/** Icon of a verdict: four shapes, so that colour is never the only sign. */
export const VerdictMark = ({ kind, size }: { readonly kind: VerdictKind; readonly size: string }) => (
  <span className={classNames(styles.mark, styles[kind])}>
    <Icon path={ICONS[kind]} size={size} />
  </span>
);
