import { Migration } from '@mikro-orm/migrations';

/**
 * Adds all types of items to wishlists, carts and orders. An order line allocates a whole item or an amount of stock.
 */
export class Migration20261121000031_sellable_kinds extends Migration {
  override up(): void {
    const kinds: readonly (readonly [number, string, string])[] = [
      [1, 'diamond_id', 'diamond'],
      [2, 'melee_id', 'melee'],
      [4, 'engagement_ring_id', 'engagement_ring'],
      [5, 'completed_ring_id', 'completed_ring'],
      [6, 'eternity_ring_id', 'eternity_ring'],
      [7, 'bracelet_id', 'bracelet'],
      [8, 'jewellery_piece_id', 'jewellery_piece'],
      [9, 'custom_necklace_id', 'custom_necklace'],
    ];
    const added = kinds.slice(1);
    const isOfKind = kinds.map(([type, column]) => `item_type = ${type} and ${column} is not null`).join(' or ');
    const columns = kinds.map(([, column]) => column).join(', ');
    for (const table of ['wishlist_item', 'cart_item']) {
      for (const [, column, target] of added) {
        this.addSql(`
          alter table ${table} add column ${column} int
            constraint ${table}_${column}_foreign references ${target} (id) on delete cascade`);
        this.addSql(`create index ${table}_${column}_index on ${table} (${column})`);
        this.addSql(
          `alter table ${table} add constraint ${table}_user_id_${column}_unique unique (user_id, ${column})`,
        );
      }
      this.addSql(`
        alter table ${table}
          add column number_of_stones int,
          add column carats numeric(10,3),
          add column ring_size text,
          drop constraint item_check,
          add constraint item_check check (num_nonnulls(${columns}) = 1 and (${isOfKind})),
          add constraint amount_check check (number_of_stones >= 1 and carats > 0)`);
    }
    for (const [, column, target] of added) {
      this.addSql(`
        alter table sales_order_line add column ${column} int
          constraint sales_order_line_${column}_foreign references ${target} (id) on delete set null`);
      this.addSql(`create index sales_order_line_${column}_index on sales_order_line (${column})`);
    }
    this.addSql(`
      alter table sales_order_line
        add column number_of_stones int,
        add column ring_size text,
        drop constraint sales_order_line_item_type_check,
        add constraint sales_order_line_item_type_check check (item_type in (${kinds.map(([type]) => type).join(', ')}))`);
    this.addSql(`
      alter table stock_allocation
        add column is_whole boolean not null default true,
        add column stones int,
        add column carats numeric(10,3),
        drop constraint stock_allocation_item_type_item_id_unique`);
    this.addSql(
      'create unique index stock_allocation_whole_unique on stock_allocation (item_type, item_id) where is_whole',
    );
    this.addSql('create index stock_allocation_item_index on stock_allocation (item_type, item_id)');
  }
}
