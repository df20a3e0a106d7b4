// Subjects that can be paid by card, each kind with rules of its own.
import type { PaymentSubject } from '#domain/payment/card-payment.ts';
import { depositRules } from './deposit-rules.ts';
import { orderRules } from './order-rules.ts';
import type { SubjectRules } from './paid-subject.ts';
import { shareRules } from './share-rules.ts';

const RULES: Readonly<Record<PaymentSubject['kind'], SubjectRules>> = {
  order: orderRules,
  share: shareRules,
  booking: depositRules,
};

export const rulesOf = ({ kind }: PaymentSubject): SubjectRules => RULES[kind];
