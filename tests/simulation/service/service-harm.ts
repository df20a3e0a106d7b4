// Kinds of harm between a guest's table and the kitchen, each a broken guarantee.
export const SERVICE_HARMS = [
  'seen before shown',
  'status moved back',
  'call dropped',
  'ticket printed twice',
  'ticket not printed',
  'void not told',
  'line lost',
  'command lost',
  'command done twice',
  'board untrue',
  'overpaid',
  'paid unserved',
] as const;
export type ServiceHarm = (typeof SERVICE_HARMS)[number];
