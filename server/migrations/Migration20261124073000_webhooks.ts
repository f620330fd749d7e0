import { Migration } from '@mikro-orm/migrations';

/** Creates webhook endpoints, deliveries and delivery attempts (docs/decisions/0080-signed-webhooks.md). */
export class Migration20261124073000_webhooks extends Migration {
  override up(): void {
    this.addSql(`
      create table webhook_endpoint (
        id serial primary key,
        user_id int not null constraint webhook_endpoint_user_id_foreign references user_account (id) on delete cascade,
        url text not null,
        description text null,
        events text[] not null,
        stock_types text[] not null default '{}',
        secret text not null,
        previous_secret text null,
        previous_until timestamptz null,
        disabled_at timestamptz null,
        disabled_reason text null,
        failing_since timestamptz null,
        last_failed_at timestamptz null,
        last_delivered_at timestamptz null,
        stock_sent_at timestamptz null,
        created_at timestamptz not null default now(),
        version int not null default 1,
        constraint webhook_endpoint_disabled_check check ((disabled_at is null) = (disabled_reason is null)),
        constraint webhook_endpoint_disabled_reason_check check (disabled_reason in ('owner', 'gone', 'failing')),
        constraint webhook_endpoint_previous_check check ((previous_secret is null) = (previous_until is null))
      )`);
    this.addSql('create index webhook_endpoint_user_id_index on webhook_endpoint (user_id)');
    this.addSql(`
      create table webhook_delivery (
        id uuid primary key default gen_random_uuid(),
        endpoint_id int not null
          constraint webhook_delivery_endpoint_id_foreign references webhook_endpoint (id) on delete cascade,
        event_id uuid null,
        event text not null,
        occurred_at timestamptz not null,
        payload text not null,
        state text not null default 'waiting',
        tries smallint not null default 0,
        due_at timestamptz not null default now(),
        constraint webhook_delivery_endpoint_id_event_id_unique unique (endpoint_id, event_id),
        constraint webhook_delivery_state_check
          check (state in ('waiting', 'sending', 'delivered', 'failed', 'skipped'))
      )`);
    this.addSql(
      'create index webhook_delivery_endpoint_id_occurred_at_id_index on webhook_delivery (endpoint_id, occurred_at, id)',
    );
    this.addSql('create index webhook_delivery_occurred_at_index on webhook_delivery (occurred_at)');
    this.addSql(
      "create index webhook_delivery_due_index on webhook_delivery (endpoint_id, due_at, id) where state in ('waiting', 'sending')",
    );
    this.addSql(
      "create index webhook_delivery_sending_index on webhook_delivery (endpoint_id) where state = 'sending'",
    );
    // Each endpoint has at most one waiting delivery about stock changes. Further changes are added to this delivery
    // until it is sent.
    this.addSql(
      "create unique index webhook_delivery_stock_unique on webhook_delivery (endpoint_id) where event = 'stock.changed' and state = 'waiting'",
    );
    this.addSql(`
      create table webhook_attempt (
        delivery_id uuid not null
          constraint webhook_attempt_delivery_id_foreign references webhook_delivery (id) on delete cascade,
        number int not null,
        at timestamptz not null,
        duration_ms int not null,
        status smallint null,
        answer text null,
        failure text null,
        primary key (delivery_id, number)
      )`);
    // Position up to which deliveries about stock changes have been queued. Processes lock the table's only row
    // before they queue deliveries.
    this.addSql(`
      create table webhook_stock_position (
        id boolean primary key default true constraint webhook_stock_position_id_check check (id),
        position jsonb null,
        at timestamptz not null default now()
      )`);
    this.addSql('insert into webhook_stock_position default values');
    // Columns that jobs write are hidden in the audit log, and so are the secrets.
    const hidden = [
      ...['user_id', 'secret', 'previous_secret'],
      ...['failing_since', 'last_failed_at', 'last_delivered_at', 'stock_sent_at'],
    ];
    this.addSql(
      `select audit('webhook_endpoint', 'user', 'user_account.email', key => 'user_id', part => 'webhook', hidden => '{${hidden}}')`,
    );
  }

  override down(): void {
    this.addSql('drop table webhook_stock_position');
    this.addSql('drop table webhook_attempt');
    this.addSql('drop table webhook_delivery');
    this.addSql('drop table webhook_endpoint');
  }
}
