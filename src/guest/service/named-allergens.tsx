import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { allergensOfMenu, judgeDish } from '#domain/diet/judge-dish.ts';
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

/** The allergens with these codes, and the number of the menu's dishes that contain each or do not state it. */
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
      .map((allergen) => {
        const kinds = dishes.map((one) => judgeDish(index, one, undefined, { avoid: [allergen.code], diets: [] }).kind);
        return {
          allergen,
          containing: kinds.filter((kind) => kind === 'contains').length,
          unstated: kinds.filter((kind) => kind === 'not_declared').length,
        };
      });
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
  return named.map(({ allergen, containing, unstated }) => {
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
