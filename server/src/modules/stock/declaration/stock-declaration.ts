import { AccessPage } from '../../accounts/users/index.ts';
import type { StockImport } from '../files/stock-import.ts';
import type { StockModule } from '../stock-module.ts';
import { type StockSection, stockSections } from '../stock-sections.ts';
import { fieldNamed, type StockType } from '../stock-type.ts';
import { usualLabel } from '../values/field-labels.ts';
import { type AskedFilter, filterOf } from '../visibility/shop-page.ts';
import { storedPrices } from '../writing/stored-prices.ts';
import { columnsOf, type FieldDeclaration, fieldDeclaration } from './field-declaration.ts';

/** What a column of a file can hold besides the fields. */
interface PartDeclaration {
  readonly name: string;
  readonly label: string;
  readonly group: StockSection;
  readonly columns: readonly string[];
}

interface ImportDeclaration {
  /** The field that tells rows apart, and those of which it is made for files that do not have it. */
  readonly key: string;
  readonly keyParts: readonly string[];
  /** What a new row needs. */
  readonly required: readonly string[];
  readonly parts: readonly PartDeclaration[];
  readonly hasDiscounts: boolean;
}

/** A type of stock as clients are told of it: `stock.declaration.json`. */
interface StockDeclaration {
  /** Its constant of StockKind. */
  readonly kind: string;
  /** Its name in paths of REST, and in feeds. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly typeName: string;
  readonly noun: string;
  readonly plural: string;
  readonly title: string;
  readonly defaultSort: string;
  readonly fields: readonly FieldDeclaration[];
  /** The prices that changes of many set, the one that it is priced by first; those with a list price take discounts. */
  readonly prices: readonly { readonly field: string; readonly hasListPrice: boolean }[];
  /** The pages of the shop that list it, by the names of their settings: `access` as in AccessPage, `filter` as in its filter. */
  readonly pages: readonly { readonly name: string; readonly access: string | null; readonly filter: AskedFilter }[];
  readonly imports: ImportDeclaration;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What every type has besides its declared fields. */
const rowFields = (files: StockImport): readonly FieldDeclaration[] => [
  {
    name: 'isActive',
    output: 'isActive',
    label: 'Active',
    description: 'Inactive stock exists for administrators only.',
    rest: { path: 'isActive', type: 'true or false' },
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
    label: 'Last change',
    description: 'When the item itself last changed.',
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
      .map(([name, { label = usualLabel(name), section = 'Identity' }]) => ({
        name,
        label,
        group: section,
        columns: columnsOf(name, files) ?? [],
      })),
    hasDiscounts: 'discount' in headings,
  };
}

/** What clients are told of a type of stock: its names, its fields in the order of forms, its files. */
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
