import type pg from 'pg';
import {
  clarities,
  colors,
  cuts,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
  symmetries,
} from '../../../server/src/modules/reference-data/index.ts';

const labelled: Readonly<Record<string, ReferenceList>> = {
  ...{ shape: shapes, color: colors, clarity: clarities, cut: cuts },
  ...{ polish: polishes, symmetry: symmetries, laboratory: laboratories },
};

/**
 * Creates the baseline's tables in the product's database: a copy of the stones with labels, and tables for orders.
 * The tables have only the columns and indexes that the baseline's queries need.
 */
export async function fillFloor(client: pg.Client): Promise<void> {
  const names = Object.keys(labelled);
  const joins = names.map((name) => {
    const values = labelled[name]?.values.map(({ id, label }) => `(${id}, ${client.escapeLiteral(label)})`) ?? [];
    return `left join (values ${values.join(', ')}) as ${name} (id, label) on ${name}.id = d.${name}_id`;
  });
  await client.query(`
    create schema floor;
    create table floor.stone as
      select d.id, d.stock_id as stock_number, d.carats, d.price_per_carat, d.total_price,
        d.certificate_no as report_number, d.shape_id, d.color_id, d.clarity_id, d.cut_id, d.laboratory_id,
        false as is_sold, ${names.map((name) => `${name}.label as ${name}`).join(', ')}
      from diamond d ${joins.join(' ')};
    alter table floor.stone add primary key (id);
    create index on floor.stone (shape_id, color_id, laboratory_id, total_price);
    create unique index on floor.stone (stock_number);
    create table floor.cart_line (
      id bigint generated always as identity primary key, buyer_id int not null, stone_id int not null,
      unique (buyer_id, stone_id));
    create table floor.sales_order (
      id bigint generated always as identity primary key, buyer_id int not null, total_price numeric not null,
      placed_at timestamptz not null default now());
    create table floor.sales_order_line (
      id bigint generated always as identity primary key, order_id bigint not null references floor.sales_order,
      stone_id int not null, price numeric not null);`);
  await client.query('vacuum analyze floor.stone');
}
