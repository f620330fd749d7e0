import { describedEnum } from '../../kernel/values/described-enum.ts';
import { stockModules, stockSubjects } from '../stock-types/index.ts';

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`;

/** Types of audited records. The values are the arguments of the triggers (`select audit(…)` in the migrations). */
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
  JOB_QUEUE: 'job_queue',
} satisfies Record<string, string>;

describedEnum(AuditSubject, {
  name: 'AuditSubject',
  description: 'Type of an audited record. The label of stock is its stock number.',
  values: {
    ...Object.fromEntries(
      stockModules.map(({ type: { subject, noun } }) => [subject.toUpperCase(), `${withArticle(noun)}.`]),
    ),
    IMPORT:
      'An import run as a whole, with its counts or the reason for its rejection. Changed items have separate entries, new items have none. The ID is the stock type, such as `diamonds`. Its label is the file name.',
    IMPORT_PROFILE:
      'A saved import profile of a vendor, with the source from which its files are fetched. Its label is its name.',
    USER: 'An account with its addresses, markups, page access, API keys and webhooks. Its label is its email address.',
    ORDER: "An order with its lines. Its label is the buyer's name. Lines are labeled by stock number.",
    HOMEPAGE: 'The home page. There is only one record, without a label.',
    ABOUT_US: 'The about page. There is only one record, without a label.',
    MAINTENANCE: 'Maintenance mode of the site. There is only one record, without a label.',
    CONTACT_INFO: 'Contact details of the brand. There is only one record, without a label.',
    ORDER_DOCUMENT_SETTINGS: 'Texts for order documents. There is only one record, without a label.',
    RING_CONFIG: 'Setting and diamond of the example ring. There is only one record, without a label.',
    DEFAULT_GENERIC_DIAMOND: 'The default generic diamond. There is only one record, without a label.',
    SUPPORT_CONTACT: 'A support contact. Its label is its name.',
    CONTACT_MESSAGE: "A contact message. Its label is the sender's email address.",
    SHOW: 'A trade show. Its label is its name.',
    PAGE_SETTINGS: "Settings of a page's list. Its label is the name of the page.",
    PAGE_FILTER: 'A filter of a page with its options. Each label is the text of the filter or option.',
    EMAIL_CHANNEL: 'A newsletter. Its label is its name.',
    EMAIL_TEMPLATE: 'An email template. Its label is its name.',
    EMAIL_DISPATCH: 'A bulk email. Its label is its subject.',
    WAITING_LIST: 'A user on the waiting list of a held item. It has no label.',
    JOB_QUEUE:
      'A queue of background jobs whose failed jobs were retried or discarded. Its ID and its label are its name.',
    STOCK_CHANGE:
      'A bulk change of stock, or its undo, as a whole. Its label is its description. Changed items have separate entries with its ID in `stockChangeId`.',
  },
});

/** Parts of a record that are stored in other tables. */
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
  description: 'Part of an audited record.',
  values: {
    ADDRESS: 'An address of a user.',
    MARKUP: 'A markup of a user.',
    PAGE_ACCESS: 'A page of stock that a user may see.',
    LINE: 'A line of an order.',
    OPTION: 'An option of a filter.',
    API_KEY: 'An API key of a user. Its secret is never logged.',
    VIEWING: 'An impersonation of a user by an administrator: created when it starts, deleted when it ends.',
    FETCH: "The source and schedule of an import profile's files.",
    ANSWER: 'An answer to a contact message.',
    WEBHOOK: 'A webhook endpoint of a user.',
  },
});

export enum AuditAction {
  CREATE = 'create',
  UPDATE = 'update',
  DELETE = 'delete',
}

describedEnum(AuditAction, {
  name: 'AuditAction',
  description: 'Action recorded by an audit log entry.',
  values: {
    CREATE: 'The record was created. It has no previous values.',
    UPDATE: 'The record was changed. Only changed fields are listed.',
    DELETE: 'The record was deleted. It has no new values.',
  },
});
