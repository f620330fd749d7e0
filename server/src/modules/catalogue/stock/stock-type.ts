import type { EntityClass } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { ChangeSubject } from '../../../platform/database/change-marks.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type StockField, stockFields } from './fields/stock-field.ts';
import type { StockItem } from './fields/stock-item.entity.ts';

type FieldOf<E> = Extract<keyof E, string>;

/** What makes a type of stock: data for plain functions. The row is `d` in every piece of SQL. */
interface StockTypeFacts<E extends StockItem> {
  /** In REST's paths, of imports and exports: `eternity_rings`. */
  readonly name: string;
  /** GraphQL's words: type, one piece, several. */
  readonly typeName: string;
  readonly one: string;
  readonly many: string;
  /** For people: `eternity ring`, and what it is, as the description of the GraphQL type. */
  readonly noun: string;
  readonly description: string;
  readonly entity: EntityClass<E>;
  readonly table: string;
  /** What its table marks as changed. */
  readonly subject: ChangeSubject;
  /** Begins the stock numbers that the house makes: `ER`. */
  readonly prefix: string;
  readonly defaultSort: FieldOf<E>;
  /** Which rows exist for whom: by default the active ones for everybody. Administrators see all. */
  readonly visibleTo?: (viewer: Viewer) => RawBuilder<boolean>;
  /** Which rows exist for whom depends on the very person, not only on pages and markups: answers are not shared then. */
  readonly isPersonal?: boolean;
  /** Fields whose value depends on who looks: prices with markups. */
  readonly perViewer?: Readonly<Partial<Record<FieldOf<E>, (viewer: Viewer) => RawBuilder<unknown>>>>;
  /** Files without stock numbers: each is made of what the file tells of these. */
  readonly importKey?: readonly FieldOf<E>[];
  /** What such a number ends with where a flag is set: pieces that are alike in all the rest are others then. */
  readonly importKeyMark?: { readonly flag: FieldOf<E>; readonly mark: string };
  /** The field that numbers reports and the one that says whose they are: imports tell of one that two pieces have. */
  readonly report?: { readonly number: FieldOf<E>; readonly issuer: FieldOf<E> };
  /** Fields that an import leaves alone on rows (`d`) that are promised to somebody. */
  readonly keptByImports?: readonly FieldOf<E>[];
  /** Other rows on which it leaves them alone. */
  readonly keptWhen?: RawBuilder<boolean>;
  /** The `status` of what anybody may order: nothing gets it while an open order has it. */
  readonly statusOnSale?: string;
  /** Rows that the mode REPLACE never deactivates, besides promised ones. */
  readonly neverDeactivated?: RawBuilder<boolean>;
}

/** A type of stock as the shared functions see it. */
export interface StockType
  extends Omit<
    StockTypeFacts<StockItem>,
    'perViewer' | 'visibleTo' | 'keptByImports' | 'defaultSort' | 'importKey' | 'importKeyMark' | 'report'
  > {
  /** Name of a field. */
  readonly defaultSort: string;
  readonly fields: readonly StockField[];
  /** Rows `d` that exist for a viewer. Whatever reads stock for somebody has this in its `where`. */
  visibleTo(viewer: Viewer): RawBuilder<boolean>;
  /** The value of a field for a viewer. */
  read(field: StockField, viewer: Viewer): RawBuilder<unknown>;
  /** The same by the field's name. */
  readNamed<T>(name: string, viewer: Viewer): RawBuilder<T>;
  readonly keptByImports: readonly string[];
  readonly importKey?: readonly string[];
  readonly importKeyMark?: { readonly flag: string; readonly mark: string };
  readonly report?: { readonly number: string; readonly issuer: string };
}

/** Declares a type of stock. Names of fields are checked against the entity. */
export function stockType<E extends StockItem>(facts: StockTypeFacts<E>): StockType {
  const { visibleTo, perViewer = {}, keptByImports = [], ...same } = facts;
  const fields = stockFields(facts.entity);
  const computed = new Map<string, (viewer: Viewer) => RawBuilder<unknown>>(Object.entries(perViewer));
  return {
    ...same,
    fields,
    keptByImports: ['isActive', ...keptByImports],
    visibleTo(viewer) {
      if (viewer.kind === 'administrator') return sql`true`;
      return visibleTo ? sql`(d.is_active and ${visibleTo(viewer)})` : sql`d.is_active`;
    },
    read: (field, viewer) => computed.get(field.name)?.(viewer) ?? sql`${sql.ref(`d.${field.column}`)}`,
    readNamed(name, viewer) {
      const field = fields.find((candidate) => candidate.name === name);
      if (!field) throw new Error(`${facts.name} has no field ${name}`);
      return sql`${this.read(field, viewer)}`;
    },
  };
}
