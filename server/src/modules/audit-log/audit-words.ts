import { describedEnum } from '../../kernel/values/described-enum.ts';
import { stockModules, stockSubjects } from '../stock-types/index.ts';

const one = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`;

/** What entries are about. The values are those of the triggers (`select audit(…)` in the migrations). */
export const AuditSubject = {
  ...Object.fromEntries(stockSubjects.map((subject) => [subject.toUpperCase(), subject])),
  IMPORT: 'import',
  IMPORT_PROFILE: 'import_profile',
  USER: 'user',
  ORDER: 'order',
  HOMEPAGE: 'homepage',
  ABOUT_US: 'about_us',
  MAINTENANCE: 'maintenance',
  CONTACT_INFO: 'contact_info',
  ORDER_DOCUMENT_SETTINGS: 'order_document_settings',
  SUPPORT_CONTACT: 'support_contact',
  RING_CONFIG: 'ring_config',
  DEFAULT_GENERIC_DIAMOND: 'default_generic_diamond',
  CONTACT_MESSAGE: 'contact_message',
  SHOW: 'show',
  PAGE_SETTINGS: 'page_settings',
  PAGE_FILTER: 'page_filter',
  EMAIL_CHANNEL: 'email_channel',
  EMAIL_TEMPLATE: 'email_template',
  EMAIL_DISPATCH: 'email_dispatch',
  WAITING_LIST: 'waiting_list',
  STOCK_CHANGE: 'stock_change',
} satisfies Record<string, string>;

describedEnum(AuditSubject, {
  name: 'AuditSubject',
  description: 'What an entry of the audit log is about. Stock is labelled by its stock number.',
  values: {
    ...Object.fromEntries(stockModules.map(({ type: { subject, noun } }) => [subject.toUpperCase(), `${one(noun)}.`])),
    IMPORT:
      'An import of stock as a whole, with its counts; or why it was refused. Pieces that it changed have entries of their own, new ones have none. The id is the type of stock, such as `diamonds`; labelled by the name of the file.',
    IMPORT_PROFILE: 'A saved profile of a vendor’s files, and where they are fetched from. Labelled by its name.',
    USER: 'An account with its addresses, markups, page accesses, keys and webhooks. Labelled by its e-mail address.',
    ORDER: 'An order with its lines. Labelled by the buyer’s name, a line by its stock number.',
    HOMEPAGE: 'The home page. There is one: no label.',
    ABOUT_US: 'The page about the house. There is one: no label.',
    MAINTENANCE: 'Whether the site is closed for maintenance. There is one: no label.',
    CONTACT_INFO: 'Where the house is found. There is one: no label.',
    ORDER_DOCUMENT_SETTINGS: 'What the house prints on the documents of orders. There is one: no label.',
    RING_CONFIG: 'The setting and the stone of the site’s example ring. There is one: no label.',
    DEFAULT_GENERIC_DIAMOND: 'The generic diamond that the site begins with. There is one: no label.',
    SUPPORT_CONTACT: 'Somebody of the house who helps. Labelled by name.',
    CONTACT_MESSAGE: 'A message of a visitor to the house. Labelled by their e-mail address.',
    SHOW: 'A trade show. Labelled by its name.',
    PAGE_SETTINGS: 'How the list of a page is shown. Labelled by the name of the page.',
    PAGE_FILTER: 'A filter of a page with its options, each labelled by its words.',
    EMAIL_CHANNEL: 'A newsletter. Labelled by its name.',
    EMAIL_TEMPLATE: 'A template of mails. Labelled by its name.',
    EMAIL_DISPATCH: 'A mail to many. Labelled by its subject.',
    WAITING_LIST: 'A user on the waiting list of a held item. No label.',
    STOCK_CHANGE:
      'A bulk change of stock, or its undo, as a whole. Labelled by its description. The items that it changed have entries of their own with its ID in `stockChangeId`.',
  },
});

/** Parts of a subject that are rows of their own. */
export enum AuditPart {
  ADDRESS = 'address',
  MARKUP = 'markup',
  PAGE_ACCESS = 'page_access',
  LINE = 'line',
  OPTION = 'option',
  FETCH = 'fetch',
  ANSWER = 'answer',
  VIEWING = 'viewing',
  API_KEY = 'api_key',
  WEBHOOK = 'webhook',
}

describedEnum(AuditPart, {
  name: 'AuditPart',
  description: 'Which part of its subject an entry of the audit log is about.',
  values: {
    ADDRESS: 'An address of a user.',
    MARKUP: 'A markup of a user.',
    PAGE_ACCESS: 'A page that a user may see.',
    LINE: 'A line of an order.',
    OPTION: 'An option of a filter.',
    API_KEY: 'A key of a user. Its secret is in no entry.',
    VIEWING: 'That an administrator sees the shop as a user does: made when it begins, removed when it ends.',
    FETCH: 'Where the files of an import profile are fetched from, and when.',
    ANSWER: 'An answer to a message.',
    WEBHOOK: 'Where programs of a user are told of what has happened.',
  },
});

/** What was done. */
export enum AuditAction {
  CREATE = 'create',
  UPDATE = 'update',
  DELETE = 'delete',
}

describedEnum(AuditAction, {
  name: 'AuditAction',
  description: 'Kind of change that an entry tells of.',
  values: {
    CREATE: 'It was made: there is nothing before.',
    UPDATE: 'Some of its fields were changed: only those are told.',
    DELETE: 'It was removed: there is nothing after.',
  },
});
