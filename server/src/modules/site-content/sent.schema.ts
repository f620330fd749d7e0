import Type, { type Static } from 'typebox';

export const SentSchema = Type.Object(
  { status: Type.Literal('sent', { description: 'It is on its way.' }) },
  { title: 'Sent', description: 'What calls answer that send something.', additionalProperties: false },
);

/** REST's answer once something is on its way. */
export const presentSent = (): Static<typeof SentSchema> => ({ status: 'sent' });
