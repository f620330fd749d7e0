import { registerEnumType } from 'type-graphql';

/** What entries are about. The values are those of the triggers (`select audit(…)` in the migrations). */
export enum AuditSubject {
  DIAMOND = 'diamond',
  USER = 'user',
  ORDER = 'order',
  EMAIL_CHANNEL = 'email_channel',
  IMPORT = 'import',
}

registerEnumType(AuditSubject, {
  name: 'AuditSubject',
  description: 'What an entry of the audit log is about.',
  valuesConfig: {
    DIAMOND: { description: 'A diamond. Labelled by its stock number.' },
    USER: { description: 'An account with its addresses, markups and page accesses. Labelled by its e-mail address.' },
    ORDER: { description: 'An order with its lines. Labelled by the buyer’s name, a line by its stock number.' },
    EMAIL_CHANNEL: { description: 'A newsletter. Labelled by its name.' },
    IMPORT: {
      description:
        'An import of stock as a whole, with its counts: its rows have no entries of their own. The id is the type of stock, such as `diamonds`; labelled by the name of the file.',
    },
  },
});

/** Parts of a subject that are rows of their own. */
export enum AuditPart {
  ADDRESS = 'address',
  MARKUP = 'markup',
  PAGE_ACCESS = 'page_access',
  LINE = 'line',
}

registerEnumType(AuditPart, {
  name: 'AuditPart',
  description: 'Which part of its subject an entry of the audit log is about.',
  valuesConfig: {
    ADDRESS: { description: 'An address of a user.' },
    MARKUP: { description: 'A markup of a user.' },
    PAGE_ACCESS: { description: 'A page that a user may see.' },
    LINE: { description: 'A line of an order.' },
  },
});

/** What was done. */
export enum AuditAction {
  CREATE = 'create',
  UPDATE = 'update',
  DELETE = 'delete',
}

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What was done.',
  valuesConfig: {
    CREATE: { description: 'It was made: there is nothing before.' },
    UPDATE: { description: 'Some of its fields were changed: only those are told.' },
    DELETE: { description: 'It was removed: there is nothing after.' },
  },
});
