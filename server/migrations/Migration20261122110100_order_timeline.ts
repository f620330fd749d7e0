import { Migration } from '@mikro-orm/migrations';

/** Adds the order timeline. Events of existing orders are backfilled from the orders and the audit log. */
export class Migration20261122110100_order_timeline extends Migration {
  override up(): void {
    this.addSql(`
      create table sales_order_event (
        id serial primary key,
        order_id int not null constraint sales_order_event_order_id_foreign references sales_order (id) on delete cascade,
        kind text not null constraint sales_order_event_kind_check
          check (kind in ('PLACED', 'STATUS_CHANGED', 'CANCELLED', 'LINES_CHANGED', 'DETAILS_CHANGED')),
        at timestamptz not null default clock_timestamp(),
        is_by_buyer boolean not null,
        actor_name text,
        status_before smallint constraint sales_order_event_status_before_check check (status_before >= 0 and status_before <= 4),
        status smallint not null constraint sales_order_event_status_check check (status >= 0 and status <= 4),
        note text
      )`);
    this.addSql('create index sales_order_event_order_id_index on sales_order_event (order_id)');

    // The audit log contains only changes by administrators, so orders without an entry were placed by the buyer.
    this.addSql(`
      insert into sales_order_event (order_id, kind, at, is_by_buyer, actor_name, status)
      select o.id, 'PLACED', o.created_at, a.actor_id is null or a.actor_id = o.user_id,
        coalesce(a.actor_email, o.buyer_name), 0
      from sales_order o
        left join audit_entry a on a.subject = 'order' and a.subject_id = o.id::text and a.part is null and a.action = 'create'
      order by o.id`);
    this.addSql(`
      insert into sales_order_event (order_id, kind, at, is_by_buyer, actor_name, status_before, status)
      select o.id, case when (a.after ->> 'status')::int = 1 then 'CANCELLED' else 'STATUS_CHANGED' end,
        a.at, false, a.actor_email, (a.before ->> 'status')::smallint, (a.after ->> 'status')::smallint
      from sales_order o
        join audit_entry a on a.subject = 'order' and a.subject_id = o.id::text and a.part is null and a.action = 'update'
      where a.after ? 'status'
      order by a.id`);
    this.addSql(`
      insert into sales_order_event (order_id, kind, at, is_by_buyer, status)
      select o.id, case o.status when 1 then 'CANCELLED' else 'STATUS_CHANGED' end, o.completed_at, false, o.status
      from sales_order o
      where o.completed_at is not null and not exists (
        select from sales_order_event e where e.order_id = o.id and e.kind <> 'PLACED' and e.status = o.status)
      order by o.id`);
    this.addSql(`
      update sales_order o set updated_at = greatest(o.updated_at, e.at)
      from (select order_id, max(at) as at from sales_order_event group by order_id) e
      where e.order_id = o.id`);
  }
}
