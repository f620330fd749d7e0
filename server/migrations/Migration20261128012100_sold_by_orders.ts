import { Migration } from '@mikro-orm/migrations';

/**
 * Items in a completed order count as sold, regardless of their status. Existing items that an administrator has
 * reactivated are therefore marked as sold again. "Return to stock" makes them available.
 */
export class Migration20261128012100_sold_by_orders extends Migration {
  override up(): void {
    this.addSql(`
      update diamond d set status = 2, is_active = false, hold_user_id = o.user_id, hold_until = null,
        version = d.version + 1, updated_at = now()
      from stock_allocation a join sales_order_line l on l.id = a.order_line_id join sales_order o on o.id = l.order_id
      where a.item_type = 1 and a.item_id = d.id and a.is_sold and (a.is_whole or a.carats is null)
        and (d.is_active or d.status <> 2)`);
    this.addSql(`
      update jewellery_piece d set status = 'Sold', hold_user_id = null, hold_until = null,
        sold_for = coalesce(d.sold_for, l.total_price), version = d.version + 1, updated_at = now()
      from stock_allocation a join sales_order_line l on l.id = a.order_line_id
      where a.item_type = 8 and a.item_id = d.id and a.is_sold and a.is_whole and d.status <> 'Sold'`);
    this.addSql('alter table sales_order_event drop constraint sales_order_event_kind_check');
    this.addSql(`
      alter table sales_order_event add constraint sales_order_event_kind_check check (kind = any (array[
        'PLACED'::text, 'STATUS_CHANGED'::text, 'CANCELLED'::text, 'LINES_CHANGED'::text, 'DETAILS_CHANGED'::text,
        'MESSAGE_SENT'::text, 'RETURNED_TO_STOCK'::text]))`);
  }

  override down(): void {
    this.addSql(`delete from sales_order_event where kind = 'RETURNED_TO_STOCK'`);
    this.addSql('alter table sales_order_event drop constraint sales_order_event_kind_check');
    this.addSql(`
      alter table sales_order_event add constraint sales_order_event_kind_check check (kind = any (array[
        'PLACED'::text, 'STATUS_CHANGED'::text, 'CANCELLED'::text, 'LINES_CHANGED'::text, 'DETAILS_CHANGED'::text,
        'MESSAGE_SENT'::text]))`);
  }
}
