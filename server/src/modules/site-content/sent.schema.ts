import Type, { type Static } from 'typebox';

export const SentSchema = Type.Object(
  { status: Type.Literal('sent', { description: 'The email has been queued.' }) },
  { title: 'Sent', description: 'Response of operations that send an email.', additionalProperties: false },
);

/** Returns the REST response of operations that send an email. */
export const presentSent = (): Static<typeof SentSchema> => ({ status: 'sent' });
