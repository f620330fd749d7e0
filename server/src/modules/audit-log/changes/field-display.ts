import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { AccessPage } from '../../accounts/users/index.ts';
import { orderStatusLabels } from '../../orders/index.ts';
import {
  businessTypeById,
  clarities,
  colors,
  countryById,
  federationById,
  shapes,
} from '../../reference-data/index.ts';
import type { StockType } from '../../stock/index.ts';
import { constantInWords, defaultLabel } from '../../stock/values/index.ts';
import { stockModules } from '../../stock-types/index.ts';

/** Format in which a changed value is displayed. */
export enum DisplayKind {
  TEXT = 'text',
  LONG_TEXT = 'longText',
  NUMBER = 'number',
  MONEY = 'money',
  DAY = 'day',
  MOMENT = 'moment',
}

describedEnum(DisplayKind, {
  name: 'AuditValueKind',
  description: 'Format in which to display the values of a change.',
  values: {
    TEXT: 'Text, displayed unchanged.',
    LONG_TEXT: 'Text of several lines, displayed unchanged.',
    NUMBER: 'A number, without trailing zeros.',
    MONEY: 'Amount in the currency of the server, without trailing zeros.',
    DAY: 'A day: 2026-11-24.',
    MOMENT: 'Time in UTC, ISO 8601.',
  },
});

/** Name and display format of a column. */
export interface FieldDisplay {
  readonly label: string;
  readonly shownAs: DisplayKind;
  /** Converts the stored text for display. If undefined, the text is displayed unchanged. */
  readonly format?: ((stored: string) => string) | undefined;
  /** Table whose rows the value references by ID. */
  readonly refersTo?: string | undefined;
}

type Displays = Readonly<Record<string, Partial<FieldDisplay>>>;

export const camelCased = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

const formatFlag = (stored: string): string => (stored === 'true' ? 'Yes' : stored === 'false' ? 'No' : stored);

/** Returns a converter for enums that are stored as numbers. */
const displayConstants =
  (constants: Readonly<Record<number, string>>) =>
  (stored: string): string => {
    const constant = constants[Number(stored)];
    return constant === undefined ? stored : constantInWords(constant);
  };

const statusLabels: ReadonlyMap<string, string> = new Map(Object.entries(orderStatusLabels));

const nameOf =
  (find: (id: number) => { readonly name: string } | undefined) =>
  (stored: string): string =>
    find(Number(stored))?.name ?? stored;

const labelOf =
  (list: { readonly byId: ReadonlyMap<number, { readonly label: string }> }) =>
  (stored: string): string =>
    list.byId.get(Number(stored))?.label ?? stored;

const userReference: Partial<FieldDisplay> = { refersTo: 'user_account' };
const longText: Partial<FieldDisplay> = { shownAs: DisplayKind.LONG_TEXT };

/** Names and formats that cannot be derived from the column name. Grouped by record type and part. */
const special: Readonly<Record<string, Displays>> = {
  user: {
    email: { label: 'Email' },
    business_type_id: { label: 'Business', format: nameOf(businessTypeById) },
    logo_url: { label: 'Logo' },
    primary_color: { label: 'Colour' },
  },
  'user address': {
    country_id: { label: 'Country', format: nameOf(countryById) },
    federation_id: { label: 'State or province', format: nameOf(federationById) },
    email: { label: 'Email' },
    is_billing: { label: 'Billing address' },
    vat_number: { label: 'VAT number' },
    line2: { label: 'Address line 2' },
  },
  'user markup': {
    carat_min: { label: 'Carats from', shownAs: DisplayKind.NUMBER },
    carat_max: { label: 'Carats to', shownAs: DisplayKind.NUMBER },
    price_min: { label: 'Price from' },
    price_max: { label: 'Price to' },
    percent: { label: 'Percent', shownAs: DisplayKind.NUMBER },
  },
  'user api_key': {
    public_id: { label: 'Key' },
    is_test: { label: 'Test key' },
    address_ranges: { label: 'IP addresses' },
    last_four: { label: 'Last four characters' },
    older_secret_ends_at: { label: 'Previous key until' },
    budget_restore_per_second: { label: 'Budget per second' },
    budget_limit: { label: 'Budget' },
  },
  'user page_access': { page: { label: 'Page', format: displayConstants(AccessPage) } },
  order: {
    status: { label: 'Status', format: (stored) => statusLabels.get(stored) ?? stored },
    buyer_name: { label: 'Buyer' },
    buyer_email: { label: 'Email' },
    buyer_address: { label: 'Address' },
    buyer_vat_number: { label: 'VAT number' },
    created_at: { label: 'Placed' },
    completed_at: { label: 'Closed' },
    total_price: { label: 'Total' },
    is_test: { label: 'Test' },
    note: longText,
  },
  'order line': {
    order_id: { label: 'Order' },
    stock_id: { label: 'Stock number' },
    total_price: { label: 'Total' },
    description: longText,
  },
  about_us: { text: longText },
  contact_message: { email: { label: 'Email' }, message: longText, handled_at: { label: 'Handled' } },
  default_generic_diamond: {
    shape_id: { label: 'Shape', format: labelOf(shapes) },
    color_id: { label: 'Colour', format: labelOf(colors) },
    clarity_id: { label: 'Clarity', format: labelOf(clarities) },
  },
  email_template: { body: { label: 'Text', ...longText } },
  import_profile: { profile: { label: 'File format', ...longText }, skip_invalid: { format: formatFlag } },
  maintenance: { is_enabled: { label: 'Closed' }, message: longText },
  order_document_settings: { terms: longText, bank_details: longText, vat_number: { label: 'VAT number' } },
  page_settings: { page_name: { label: 'Page' }, is_visible: { label: 'Visible' } },
  'page_filter option': { filter_id: { label: 'Filter' } },
  'import_profile fetch': { profile_id: { label: 'Profile' } },
  page_filter: { page_id: { label: 'Page', refersTo: 'page_settings' } },
};

/** Derives the name and display format of a column from the column name. */
function defaultDisplay(column: string): FieldDisplay {
  const reference = column.endsWith('_id') ? column.slice(0, -3) : null;
  const label = defaultLabel(camelCased(reference ?? column.replace(/_(?:at|date)$/, '')));
  if (/^(?:is|has)_/.test(column)) return { label, shownAs: DisplayKind.TEXT, format: formatFlag };
  if (/_(?:at|until)$|^(?:registration|last_login)_date$/.test(column)) return { label, shownAs: DisplayKind.MOMENT };
  if (column.endsWith('_date')) return { label: defaultLabel(camelCased(column)), shownAs: DisplayKind.DAY };
  if (/(?:^|_)price(?:_|$)/.test(column)) return { label, shownAs: DisplayKind.MONEY };
  if (reference === null) return { label, shownAs: DisplayKind.TEXT };
  if (/(?:^|_)user$/.test(reference)) return { label, shownAs: DisplayKind.TEXT, ...userReference };
  const isStockReference = stockModules.some(({ type }) => type.table === reference);
  return { label, shownAs: DisplayKind.TEXT, ...(isStockReference && { refersTo: reference }) };
}

const kinds: Readonly<Record<string, DisplayKind>> = {
  longText: DisplayKind.LONG_TEXT,
  integer: DisplayKind.NUMBER,
  number: DisplayKind.NUMBER,
  carats: DisplayKind.NUMBER,
  money: DisplayKind.MONEY,
  date: DisplayKind.DAY,
  moment: DisplayKind.MOMENT,
};

/** Returns the names and display formats of stock columns, as declared by the stock type. */
const stockDisplays = ({ fields }: StockType): ReadonlyMap<string, FieldDisplay> =>
  new Map(
    fields
      .filter(({ isStored }) => isStored)
      .map(({ column, label, unit, value }) => [
        column,
        {
          label: unit === null || unit === '$' ? label : `${label}, ${unit}`,
          shownAs: kinds[value.kind] ?? DisplayKind.TEXT,
          ...(value.kind === 'user' ? userReference : { format: value.kind === 'flag' ? formatFlag : value.inWords }),
        },
      ]),
  );

const stock = new Map(stockModules.map(({ type }) => [type.subject, stockDisplays(type)]));

/** Returns the name and display format of a column. `part` is null for columns of the record itself. */
export function displayOf(subject: string, part: string | null, column: string): FieldDisplay {
  const declared = part === null ? stock.get(subject)?.get(column) : undefined;
  const override = special[part === null ? subject : `${subject} ${part}`]?.[column];
  return declared ?? { ...defaultDisplay(column), ...override };
}
