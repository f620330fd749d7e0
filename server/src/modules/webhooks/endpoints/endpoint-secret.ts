import { randomBytes } from 'node:crypto';

/** A new secret as Standard Webhooks writes it: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** After a rotation messages are signed with the secret before as well, for so many hours. */
export const overlapHours = 24;
