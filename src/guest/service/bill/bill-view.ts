// View of the bill's sheet: its stage, its data, and the actions of its buttons.
import type { ReactNode } from 'react';
import type { Piece } from '#domain/bill/bill-split.ts';
import type { BillPerson } from '#domain/bill/people.ts';
import type { ToldBill } from '#domain/bill/told-bill.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { TableCall } from '#domain/service/call.ts';
import type { ChoiceTile } from '../choice-tiles.tsx';
import type { OpenPayment } from '../continue-paying.tsx';
import type { UnansweredStage } from '../withdrawing-text.tsx';
import type { Payer, SplitChoice } from './bill-split-panel.tsx';
import type { BillTroubleCode } from './bill-trouble.tsx';

/**
 * `none`: no amount due; `paid`: all paid; `form`: choose the payment; `waiting`: not with the staff yet; `withdrawing`: the
 * staff do not know yet that it is withdrawn; `asked`: the staff have it.
 */
export type BillStage =
  | { readonly kind: 'none' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'form'; readonly trouble: BillTroubleCode | undefined }
  | UnansweredStage
  | { readonly kind: 'asked'; readonly call: TableCall; readonly mayAskAgain: boolean };

export interface BillSheetProps {
  readonly seat: ReactNode;
  readonly stage: BillStage;
  /** All orders of the bill, paid or not, as they were ordered. */
  readonly orders: readonly PlacedOrder[];
  /** Paid part of the orders. */
  readonly paid: Minor;
  /** The orders are for the hotel's bill of the room; omitted: no. */
  readonly isOnRoom?: boolean | undefined;
  /** Amount left to pay. */
  readonly total: Minor;
  /** Cash rounding, negative when less is paid; omitted: none. */
  readonly rounding?: Minor | undefined;
  readonly payments: readonly ChoiceTile[];
  readonly payment: string | undefined;
  readonly onPayment: (key: string) => void;
  readonly split: SplitChoice;
  readonly pieces: readonly Piece[];
  readonly shares: readonly Minor[];
  readonly payers: readonly Payer[];
  /** People of a split by dish. */
  readonly persons: readonly BillPerson[];
  /** Orderers of the dishes, by order id. */
  readonly orderers: ReadonlyMap<string, BillPerson>;
  readonly onSplit: (choice: SplitChoice) => void;
  /** Payers by part of the bill; `undefined`: unknown. */
  readonly told: ToldBill | undefined;
  /** Dish names in the reader's language, by `pieceKey`. */
  readonly names: ReadonlyMap<string, string>;
  readonly isOnline: boolean;
  readonly timeZone: string;
  readonly joinHref: string;
  /** Opens card payment of the bill or a share; `undefined` when no card can be charged here. */
  readonly onPayByCard?: (() => void) | undefined;
  /** This phone's card payment in progress; `undefined`: none. */
  readonly open?: OpenPayment | undefined;
  readonly onAsk: () => void;
  readonly onAskAgain: () => void;
  /** Withdraws an unseen request, so that another one can be made. */
  readonly onWithdraw: () => void;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
  readonly onClose: () => void;
}
