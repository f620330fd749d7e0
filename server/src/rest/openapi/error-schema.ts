import { errorCatalogue } from '../../kernel/errors/catalogue.ts';
import type { JsonSchema } from './json-schema.ts';

const detail: JsonSchema = {
  type: 'object',
  properties: {
    path: { type: 'string', description: 'The field, with dots; positions in lists are numbers. Empty: all of it.' },
    message: { type: 'string', description: "Reads on after the field's name." },
  },
  required: ['path', 'message'],
};

/** What every call answers when it fails. Its name is not that of a class that most languages have. */
export const errorSchema: JsonSchema = {
  title: 'ApiError',
  type: 'object',
  description:
    'Why a call failed. It has changed nothing; only after UNAVAILABLE that is not sure, and an `Idempotency-Key` makes it safe to send the call again.',
  properties: {
    errorCode: {
      type: 'integer',
      enum: Object.values(errorCatalogue).map(({ errorCode }) => errorCode),
      description: 'Number of the error.',
    },
    message: { type: 'string', description: 'Text of the error, as documented.' },
    explanation: {
      type: 'string',
      description: 'What is the matter and what can be done about it, for people. Its words may change.',
    },
    reason: {
      type: 'string',
      description:
        'The finer case, such as NOT_FOR_SALE, STALE_VERSION or RATE_LIMITED. TRY_AGAIN (409) and UNAVAILABLE (503) pass: the call may be sent again after `Retry-After`.',
    },
    details: {
      type: 'array',
      description:
        'What is wrong with which field: at most 20, of a file that is imported 1,000; the last then says how many more there are.',
      items: detail,
    },
    facts: {
      type: 'object',
      description:
        'More about the case. `import` of a refused file: all its problems counted, by code too, and where they can be fetched; or how much it would take away. `order` of one whose prices have changed: what it comes to now.',
    },
    requestId: { type: ['string', 'number'], description: 'Names the request in the logs of the house.' },
  },
  required: ['errorCode', 'message', 'explanation'],
};
