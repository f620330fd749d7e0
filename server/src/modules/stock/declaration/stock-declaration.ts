import { AccessPage } from '../../accounts/users/index.ts';
import type { StockImport } from '../files/stock-import.ts';
import type { StockModule } from '../stock-module.ts';
import { type StockSection, stockSections } from '../stock-sections.ts';
import { fieldNamed, type StockType } from '../stock-type.ts';
import { defaultLabel } from '../values/field-labels.ts';
import { filterOf, type PageFilter } from '../visibility/shop-page.ts';
import { storedPrices } from '../writing/stored-prices.ts';
import { columnsOf, type FieldDeclaration, fieldDeclaration } from './field-declaration.ts';

/** Import column that is not a field. */
interface PartDeclaration {
  readonly name: string;
  readonly label: string;
  readonly group: StockSection;
  readonly columns: readonly string[];
}

interface ImportDeclaration {
  /** Field that identifies rows. Rows in files without this column are matched by `keyParts`. */
  readonly key: string;
  readonly keyParts: readonly string[];
  readonly required: readonly string[];
  readonly parts: readonly PartDeclaration[];
  readonly hasDiscounts: boolean;
}

/** Declaration of a stock type in `stock.declaration.json`. */
interface StockDeclaration {
  /** Value of `StockKind`. */
  readonly kind: string;
  /** Name in REST paths and feeds. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly typeName: string;
  readonly noun: string;
  readonly plural: string;
  readonly title: string;
  readonly defaultSort: string;
  readonly fields: readonly FieldDeclaration[];
  /** Prices that bulk changes can set, the main price first. Prices with a list price accept discounts. */
  readonly prices: readonly { readonly field: string; readonly hasListPrice: boolean }[];
  /** Shop pages that list the type. `access` is an `AccessPage` value. `filter` is the filter of the page's list. */
  readonly pages: readonly { readonly name: string; readonly access: string | null; readonly filter: PageFilter }[];
  readonly imports: ImportDeclaration;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the declarations of the fields that every type has besides its own fields. */
const rowFields = (files: StockImport): readonly FieldDeclaration[] => [
  {
    name: 'isActive',
    output: 'isActive',
    label: 'Active',
    description: 'Whether the item is active. Only administrators see inactive items.',
    rest: { path: 'isActive', type: 'boolean' },
    unit: null,
    group: 'Availability',
    value: 'flag',
    limits: {},
    presence: 'made',
    default: true,
    readers: 'administrators',
    isGiven: true,
    filter: 'isActive',
    facet: 'IS_ACTIVE',
    sort: 'IS_ACTIVE',
    columns: columnsOf('isActive', files),
  },
  {
    name: 'updatedAt',
    output: 'updatedAt',
    label: 'Last changed',
    description: 'Time of the last change to the item. UTC ISO 8601.',
    rest: null,
    shortLabel: 'Changed',
    unit: null,
    group: 'Availability',
    value: 'moment',
    limits: {},
    presence: 'made',
    readers: 'everybody',
    isGiven: false,
    filter: 'updatedAt',
    filterReaders: 'administrators',
    facet: null,
    sort: 'UPDATED_AT',
    columns: null,
  },
];

function importDeclaration({ fields }: StockType, files: StockImport): ImportDeclaration {
  const { key, keyParts = [], required, headings } = files;
  const named = new Set(['isActive', ...fields.map(({ heading }) => heading)]);
  return {
    key,
    keyParts,
    required,
    parts: Object.entries(headings)
      .filter(([name]) => !named.has(name))
      .map(([name, { label = defaultLabel(name), section = 'Identity' }]) => ({
        name,
        label,
        group: section,
        columns: columnsOf(name, files) ?? [],
      })),
    hasDiscounts: 'discount' in headings,
  };
}

/** Returns the public declaration of a stock type. Fields are in the same order as in forms. */
export function stockDeclaration({ type, files, presenter: { wrapper } }: StockModule): StockDeclaration {
  const { kind, name, one, many, typeName, noun } = type;
  const fields = [
    ...type.fields.map((field) => fieldDeclaration(field, type, { files, wrapper })),
    ...rowFields(files),
  ];
  return {
    kind,
    name,
    one,
    many,
    typeName,
    noun,
    plural: `${noun}s`,
    title: sentence(`${noun}s`),
    defaultSort: fieldNamed(type, type.defaultSort).constant,
    fields: stockSections.flatMap((section) => fields.filter(({ group }) => group === section)),
    prices: storedPrices(type).map(({ field, list }) => ({ field, hasListPrice: list !== undefined })),
    pages: type.pages.map((page) => ({
      name: page.name,
      access: page.access === undefined ? null : AccessPage[page.access],
      filter: filterOf(page),
    })),
    imports: importDeclaration(type, files),
  };
}
