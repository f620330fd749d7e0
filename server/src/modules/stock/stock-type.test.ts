import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Embeddable } from '@mikro-orm/decorators/legacy';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../accounts/index.ts';
import { Stock } from './fields/stock-field.ts';
import { fieldValueOf, groupsOf, StockGroup, setFieldValue } from './fields/stock-group.ts';
import { StockItem } from './fields/stock-item.entity.ts';
import type { RowOf, StockRow } from './fields/stock-row.ts';
import { fieldNamed, type StockType, stockType } from './stock-type.ts';
import { count, price, text } from './values/stock-values.ts';

/*
 * Stock type for this test. Lines that must not compile are marked with `@ts-expect-error`, so that the type check
 * fails if they do.
 */

@Embeddable()
class Movement {
  @Stock(text(), 'Name of the caliber.') caliber: string | null = null;
  @Stock(count(), 'Beats per hour.', { rest: 'vph' }) beats: number | null = null;
}

class Watch extends StockItem {
  @Stock(text(), 'Manufacturer.') maker: string | null = null;
  @Stock(count(), 'Number of jewels.', { default: 17 }) jewels = 17;
  @Stock(price(), 'Price of the watch.', { presence: 'required' }) price!: string;
  @StockGroup(Movement, { prefix: 'movement', which: 'first movement' }) movement = new Movement();
}

/** Properties whose types do not match their fields. */
export class MistypedWatch extends StockItem {
  // @ts-expect-error a text is no number
  @Stock(text(), 'Manufacturer.') maker: number | null = null;
  // @ts-expect-error prices are exact texts
  @Stock(price(), 'Price of the watch.', { presence: 'required' }) price!: number;
  // @ts-expect-error an optional field may be null
  @Stock(text(), 'Name of the watch.') name!: string;
  // @ts-expect-error a required field never is
  @Stock(text(), 'Reference number.', { presence: 'required' }) reference: string | null = null;
  // @ts-expect-error the default of a number is no text
  @Stock(count(), 'Number of jewels.', { default: '17' }) jewels: string = '17';
  // @ts-expect-error the other field is misspelt
  @Stock(count(), 'Smallest wrist circumference.', { notAbove: 'writsTo' }) wristFrom: number | null = null;
  @Stock(count(), 'Largest wrist circumference.') wristTo: number | null = null;
  // @ts-expect-error a movement is no text
  @StockGroup(Movement) movement = 'ETA 2824';
}

const facts = {
  name: 'watches',
  typeName: 'Watch',
  one: 'watch',
  many: 'watches',
  noun: 'watch',
  description: 'Watch.',
  entity: Watch,
  table: 'watch',
  subject: 'bracelet',
  prefix: 'WA',
  price: { total: 'price' },
} as const;
const watches = stockType({ ...facts, defaultSort: 'price', perViewer: { price: () => sql<string>`d.price * 2` } });

const visitor: Viewer = { kind: 'visitor', userId: null, pages: null, markups: [], seesPrices: true };

test('returns fields by name, typed like the properties of the entity', () => {
  const sold: RawBuilder<string> = watches.readNamed('price', visitor);
  const maker: RawBuilder<string | null> = watches.readNamed('maker', visitor);
  expect([sold, maker].every((value) => value.isRawBuilder)).toBe(true);
  // @ts-expect-error a number is no text
  const jewels: RawBuilder<string> = watches.readNamed('jewels', visitor);
  expect(jewels.isRawBuilder).toBe(true);
  // @ts-expect-error a watch has no such field
  expect(() => watches.readNamed('crystall', visitor)).toThrow('watches has no field crystall');
});

test('lists all declared fields of a stock type, and rejects unknown names', () => {
  const watched: StockType<Watch> = watches;
  const shared: StockType = watched;
  expect(shared.fields.map(({ name }) => name)).toEqual([
    'availability',
    'saleState',
    'stockNumber',
    'vendor',
    'maker',
    'jewels',
    'price',
    'movementCaliber',
    'movementBeats',
  ]);
  // @ts-expect-error a watch has no such field
  expect(stockType({ ...facts, defaultSort: 'prise' }).defaultSort).toBe('prise');
  // @ts-expect-error the price is a text
  expect(stockType({ ...facts, defaultSort: 'price', perViewer: { price: () => sql<number>`2` } }).name).toBe(
    'watches',
  );
});

test('types rows by the fields of their stock type', () => {
  const row: RowOf<Watch> = { id: 1, isActive: true, version: 1, updatedAt: '', maker: null, price: '120.00' };
  const prices: (string | undefined)[] = [row.price];
  const makers: (string | null | undefined)[] = [row.maker];
  const at: string = row.updatedAt;
  expect([at, ...prices, ...makers]).toEqual(['', '120.00', null]);
  // @ts-expect-error a watch has no such field
  expect(row.prise).toBeUndefined();
  const any: StockRow = row;
  // @ts-expect-error rows of an unknown type have only the common fields
  expect(any.price).toBe('120.00');
});

test("lists a group's fields among the fields of the stock type, and nests their values in rows", () => {
  const beats = fieldNamed(watches, 'movementBeats');
  expect(beats).toMatchObject({
    column: 'movement_beats',
    rest: 'movementVph',
    constant: 'MOVEMENT_BEATS',
    description: 'Beats per hour, first movement.',
  });
  const groups = groupsOf({ maker: null, movementCaliber: 'ETA 2824', movementBeats: 28_800 }, watches.fields);
  expect(groups).toEqual({ movement: { caliber: 'ETA 2824', beats: 28_800 } });
  const watch = new Watch();
  setFieldValue(watch, beats, 21_600);
  expect([watch.movement.beats, fieldValueOf(watch, beats)]).toEqual([21_600, 21_600]);
  const { movement = {} }: RowOf<Watch> = { id: 1, isActive: true, version: 1, updatedAt: '', ...groups };
  const read: number | null | undefined = movement.beats;
  expect(read).toBe(28_800);
  // @ts-expect-error a movement has no such field
  expect(movement.beat).toBeUndefined();
});
