// Signatures by the Standard Webhooks specification; the receiver verifies them with its secret.
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export interface WebhookMessage {
  /** Id of the event, equal in every try. */
  readonly id: string;
  /** Time of this try, epoch seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** Headers of a message besides its type. */
export const webhookHeaders = (secret: string, { id, timestamp, body }: WebhookMessage): Record<string, string> => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
};
