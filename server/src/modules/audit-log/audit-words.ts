import { registerEnumType } from 'type-graphql';

/** What entries are about. The values are those of the triggers (`select audit(…)` in the migrations). */
export enum AuditSubject {
  DIAMOND = 'diamond',
  MELEE = 'melee',
  RING_SETTING = 'ring_setting',
  GENERIC_DIAMOND = 'generic_diamond',
  ETERNITY_RING = 'eternity_ring',
  BRACELET = 'bracelet',
  CUSTOM_NECKLACE = 'custom_necklace',
  JEWELLERY = 'jewellery',
  IMPORT = 'import',
  USER = 'user',
  ORDER = 'order',
  HOMEPAGE = 'homepage',
  ABOUT_US = 'about_us',
  MAINTENANCE = 'maintenance',
  CONTACT_INFO = 'contact_info',
  SUPPORT_CONTACT = 'support_contact',
  RING_CONFIG = 'ring_config',
  DEFAULT_GENERIC_DIAMOND = 'default_generic_diamond',
  CONTACT_MESSAGE = 'contact_message',
  SHOW = 'show',
  PAGE_SETTINGS = 'page_settings',
  PAGE_FILTER = 'page_filter',
  EMAIL_CHANNEL = 'email_channel',
  EMAIL_TEMPLATE = 'email_template',
  EMAIL_DISPATCH = 'email_dispatch',
}

registerEnumType(AuditSubject, {
  name: 'AuditSubject',
  description: 'What an entry of the audit log is about.',
  valuesConfig: {
    DIAMOND: { description: 'A diamond. Labelled by its stock number, like all stock.' },
    MELEE: { description: 'A lot of melee.' },
    RING_SETTING: { description: 'A ring setting.' },
    GENERIC_DIAMOND: { description: 'A generic diamond.' },
    ETERNITY_RING: { description: 'An eternity ring.' },
    BRACELET: { description: 'A bracelet of one colour and size.' },
    CUSTOM_NECKLACE: { description: 'A custom necklace.' },
    JEWELLERY: { description: 'A piece of jewellery.' },
    IMPORT: {
      description:
        'An import of stock as a whole, with its counts: its rows have no entries of their own. The id is the type of stock, such as `diamonds`; labelled by the name of the file.',
    },
    USER: { description: 'An account with its addresses, markups and page accesses. Labelled by its e-mail address.' },
    ORDER: { description: 'An order with its lines. Labelled by the buyer’s name, a line by its stock number.' },
    HOMEPAGE: { description: 'The home page. There is one: no label.' },
    ABOUT_US: { description: 'The page about the house. There is one: no label.' },
    MAINTENANCE: { description: 'Whether the site is closed for maintenance. There is one: no label.' },
    CONTACT_INFO: { description: 'Where the house is found. There is one: no label.' },
    RING_CONFIG: { description: 'The setting and the stone of the site’s example ring. There is one: no label.' },
    DEFAULT_GENERIC_DIAMOND: { description: 'The generic diamond that the site begins with. There is one: no label.' },
    SUPPORT_CONTACT: { description: 'Somebody of the house who helps. Labelled by name.' },
    CONTACT_MESSAGE: { description: 'A message of a visitor to the house. Labelled by his e-mail address.' },
    SHOW: { description: 'A trade show. Labelled by its name.' },
    PAGE_SETTINGS: { description: 'How the list of a page is shown. Labelled by the name of the page.' },
    PAGE_FILTER: { description: 'A filter of a page with its options, each labelled by its words.' },
    EMAIL_CHANNEL: { description: 'A newsletter. Labelled by its name.' },
    EMAIL_TEMPLATE: { description: 'A template of mails. Labelled by its name.' },
    EMAIL_DISPATCH: { description: 'A mail to many. Labelled by its subject.' },
  },
});

/** Parts of a subject that are rows of their own. */
export enum AuditPart {
  ADDRESS = 'address',
  MARKUP = 'markup',
  PAGE_ACCESS = 'page_access',
  LINE = 'line',
  OPTION = 'option',
}

registerEnumType(AuditPart, {
  name: 'AuditPart',
  description: 'Which part of its subject an entry of the audit log is about.',
  valuesConfig: {
    ADDRESS: { description: 'An address of a user.' },
    MARKUP: { description: 'A markup of a user.' },
    PAGE_ACCESS: { description: 'A page that a user may see.' },
    LINE: { description: 'A line of an order.' },
    OPTION: { description: 'An option of a filter.' },
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
