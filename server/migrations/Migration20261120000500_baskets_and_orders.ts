import { Migration } from '@mikro-orm/migrations';

/** Creates wishlists, carts, orders, stock allocations and idempotency keys. */
export class Migration20261120000500_baskets_and_orders extends Migration {
  override up(): void {
    for (const table of ['wishlist_item', 'cart_item']) {
      this.addSql(`
        create table ${table} (
          id serial primary key,
          user_id int not null constraint ${table}_user_id_foreign references user_account (id) on delete cascade,
          item_type smallint not null,
          diamond_id int constraint ${table}_diamond_id_foreign references diamond (id) on delete cascade,
          line_set text,
          description text not null,
          created_at timestamptz not null default now(),
          constraint ${table}_user_id_diamond_id_unique unique (user_id, diamond_id),
          constraint item_check check (item_type = 1 and diamond_id is not null)
        )`);
      this.addSql(`create index ${table}_diamond_id_index on ${table} (diamond_id)`);
    }
    this.addSql(`
      create table sales_order (
        id serial primary key,
        user_id int constraint sales_order_user_id_foreign references user_account (id) on delete set null,
        buyer_name text not null,
        buyer_email text not null,
        buyer_address text,
        status smallint not null default 0 constraint sales_order_status_check check (status >= 0 and status <= 4),
        created_at timestamptz not null default now(),
        completed_at timestamptz,
        total_price numeric(16,2) not null constraint sales_order_total_price_check check (total_price >= 0),
        version int not null default 1,
        constraint sales_order_completed_at_check check ((status in (1, 4)) = (completed_at is not null))
      )`);
    this.addSql('create index sales_order_user_id_index on sales_order (user_id, id)');
    this.addSql(
      'create index sales_order_buyer_index on sales_order using gin (buyer_name gin_trgm_ops, buyer_email gin_trgm_ops)',
    );
    this.addSql(`
      create table sales_order_line (
        id serial primary key,
        order_id int not null constraint sales_order_line_order_id_foreign references sales_order (id) on delete cascade,
        position smallint not null,
        item_type smallint not null constraint sales_order_line_item_type_check check (item_type = 1),
        diamond_id int constraint sales_order_line_diamond_id_foreign references diamond (id) on delete set null,
        stock_id text not null,
        line_set text,
        description text not null,
        carats numeric(10,3),
        price_per_carat numeric(16,2),
        total_price numeric(16,2) not null constraint sales_order_line_total_price_check check (total_price >= 0),
        constraint sales_order_line_order_id_position_unique unique (order_id, position)
      )`);
    this.addSql('create index sales_order_line_diamond_id_index on sales_order_line (diamond_id)');
    this.addSql('create index sales_order_line_stock_id_index on sales_order_line (lower(stock_id))');
    this.addSql(`
      create table stock_allocation (
        order_line_id int primary key references sales_order_line (id) on delete cascade,
        item_type smallint not null,
        item_id int not null,
        is_sold boolean not null default false,
        constraint stock_allocation_item_type_item_id_unique unique (item_type, item_id)
      )`);
    this.addSql(`
      create table idempotency_key (
        user_id int not null references user_account (id) on delete cascade,
        operation text not null,
        key text not null,
        input_hash bytea not null,
        result_id int,
        created_at timestamptz not null default now(),
        primary key (user_id, operation, key)
      )`);
    this.addSql('create index idempotency_key_created_at_index on idempotency_key (created_at)');
    const subjects = { wishlist_item: 'wishlist', cart_item: 'cart', sales_order: 'order', sales_order_line: 'order' };
    for (const [table, subject] of Object.entries(subjects)) {
      this.addSql(`
        create trigger ${table}_marks_change after insert or update or delete or truncate on ${table}
        for each statement execute function mark_change('${subject}')`);
    }
  }

  override down(): void {
    for (const table of [
      'idempotency_key',
      'stock_allocation',
      'sales_order_line',
      'sales_order',
      'cart_item',
      'wishlist_item',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
