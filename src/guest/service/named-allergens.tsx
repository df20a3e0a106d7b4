import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { countAllergen } from '#domain/diet/allergen-counts.ts';
import { allergensOfMenu } from '#domain/diet/judge-dish.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useUser } from '#shared/session/use-user.ts';
import { Button } from '#ui/form/button.tsx';
import { prohibit } from '#ui/look/icons.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './named-allergens.module.css';

/** The allergens with these codes, and the numbers of the menu's dishes by what they state of each. */
function useNamed(codes: readonly string[]) {
  const { index, settings } = useMenu();
  const { orderType } = useOrdering();
  const hasUser = useUser() !== undefined;
  return useMemo(() => {
    const dishes = index.menu.products.filter(
      (product) => product.type !== 'booking' && isProductVisible(index, product, orderType, settings, hasUser),
    );
    return allergensOfMenu(index)
      .filter(({ code }) => codes.includes(code))
      .map((allergen) => ({ allergen, counts: countAllergen(index, dishes, allergen.code) }));
  }, [index, settings, orderType, hasUser, codes]);
}

/** Answer to a query that names allergens: the number of dishes with each, and a button for the dishes without. */
export const NamedAllergens = ({
  codes,
  onWithout,
}: {
  readonly codes: readonly string[];
  readonly onWithout: (code: string) => void;
}) => {
  const nameOf = useAllergenName();
  const named = useNamed(codes);
  const isSaid = useServiceCatalog();
  if (!isSaid) return null;
  return named.map(({ allergen, counts }) => {
    const { contains: containing, traces, unstated } = counts;
    const name = nameOf(allergen);
    return (
      <div key={allergen.code} className={styles.answer} data-testid="named-allergen">
        <Notice
          icon={prohibit}
          title={<Plural value={containing} one={`# dish contains ${name}`} other={`# dishes contain ${name}`} />}
          action={
            <Button small onClick={() => onWithout(allergen.code)}>
              <Trans comment="shows the dishes of the menu that do not contain an allergen">
                Show dishes without {name}
              </Trans>
            </Button>
          }
        >
          {traces > 0 && (
            <>
              <Plural value={traces} one="# dish may contain traces." other="# dishes may contain traces." />{' '}
            </>
          )}
          {unstated > 0 && (
            <Plural
              value={unstated}
              one="For # dish it is not stated. Please ask us."
              other="For # dishes it is not stated. Please ask us."
            />
          )}
        </Notice>
      </div>
    );
  });
};
