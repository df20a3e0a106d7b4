import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Label of a field of a dish, category or ingredient; `undefined` for other fields. */
export const fieldText = (field: string | undefined): ReactNode => {
  switch (field) {
    case 'name':
      return <Trans>Name</Trans>;
    case 'description':
      return <Trans>Description</Trans>;
    case 'images':
    case 'image':
      return <Trans>Picture changed</Trans>;
    case 'video':
      return <Trans>Its video</Trans>;
    case 'allergens':
      return <Trans>Allergens</Trans>;
    case 'mayContain':
      return <Trans>May contain traces</Trans>;
    case 'diets':
      return <Trans>Diet</Trans>;
    case 'label':
      return <Trans comment="a short word on a dish, such as 'home-made'">Label</Trans>;
    case 'price':
      return <Trans>Price</Trans>;
    case 'variants':
      return <Trans>Sizes</Trans>;
    case 'groups':
      return <Trans>Choices</Trans>;
    case 'ingredients':
      return <Trans>Ingredients</Trans>;
    case 'discountPercent':
      return <Trans>Discount in percent</Trans>;
    case 'discountMoney':
      return <Trans>Discount as an amount</Trans>;
    case 'vat':
      return <Trans>VAT</Trans>;
    case 'categories':
    case 'parent':
      return <Trans>Category</Trans>;
    case 'subcategory':
      return <Trans>Part of the category</Trans>;
    case 'subcategories':
      return <Trans>Parts of the category</Trans>;
    case 'goesWith':
      return <Trans>Offered with it</Trans>;
    case 'booking':
      return <Trans comment="of a dish: in which rooms, for how many people, at what hours">How it is booked</Trans>;
    case 'withdrawalRight':
      return <Trans>Right of withdrawal</Trans>;
    case 'hours':
      return <Trans>When its dishes can be had</Trans>;
    case 'commentPlaceholder':
      return <Trans>Hint in the field for wishes</Trans>;
    case 'minimumDurability':
      return <Trans>Hours that it keeps</Trans>;
    case 'inStock':
    case 'active':
      return <Trans>Can be had</Trans>;
    case 'orderAllowed':
      return <Trans>Can be ordered</Trans>;
    case 'type':
      return <Trans comment="what a dish or a category is: ordinary, a booking, a link">Kind</Trans>;
    case 'translatedFrom':
      return <Trans>Translation found still right</Trans>;
    case 'links':
      return <Trans>Its links</Trans>;
    default:
      return shownFieldText(field);
  }
};

/** Labels of fields that control visibility. */
const shownFieldText = (field: string | undefined): ReactNode => {
  switch (field) {
    case 'hideForOrdering':
      return <Trans>Shown, but not to be ordered</Trans>;
    case 'liquid':
      return <Trans>A drink</Trans>;
    case 'hideVariants':
      return <Trans>Sizes are hidden</Trans>;
    case 'cloth':
      return <Trans comment="the embroidered pattern under a dish">Pattern under its dishes</Trans>;
    case 'opensCallWaiter':
      return <Trans>Calls a waiter instead of opening</Trans>;
    case 'onlySpot':
      return <Trans>Seen at the tables alone</Trans>;
    case 'hideSpot':
      return <Trans>Hidden at the tables</Trans>;
    case 'onlySpotBrowse':
      return <Trans>Seen alone where nothing is ordered</Trans>;
    case 'hideSpotBrowse':
      return <Trans>Hidden where nothing is ordered</Trans>;
    case 'onlyDelivery':
      return <Trans>Seen for delivery alone</Trans>;
    case 'hideDelivery':
      return <Trans>Hidden for delivery</Trans>;
    default:
      return undefined;
  }
};

/** Label of a field of a dish's ingredients. */
export const ingredientsText = (field: string | undefined): ReactNode => {
  switch (field) {
    case 'required':
      return <Trans comment="ingredients">Always in it</Trans>;
    case 'addable':
      return <Trans comment="ingredients">Can be added</Trans>;
    case 'removable':
      return <Trans comment="ingredients">Can be left out</Trans>;
    case 'min':
      return <Trans>At least</Trans>;
    case 'max':
      return <Trans>At most</Trans>;
    case 'ask':
      return <Trans>Nothing is chosen for the guest</Trans>;
    default:
      return undefined;
  }
};

/** Label of a field of a dish's size. */
export const sizeText = (field: string | undefined): ReactNode => {
  switch (field) {
    case 'price':
      return <Trans>Price</Trans>;
    case 'additionalPrice':
      return <Trans>Packaging</Trans>;
    case 'bookingMinutes':
      return <Trans>Minutes of a booking</Trans>;
    default:
      return <Trans>Size</Trans>;
  }
};
