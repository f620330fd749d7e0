import { Migration } from '@mikro-orm/migrations';

const hidden = [
  ...['user_id', 'secret', 'previous_secret'],
  ...['failing_since', 'last_failed_at', 'last_delivered_at', 'stock_sent_at'],
];

/** Adds the concurrency limit for deliveries to a webhook endpoint. */
export class Migration20261128050000_webhook_concurrency extends Migration {
  override up(): void {
    this.addSql(`
      alter table webhook_endpoint add column concurrency smallint not null default 2
        constraint webhook_endpoint_concurrency_check check (concurrency >= 2 and concurrency <= 16)`);
    this.#audit([...hidden, 'concurrency']);
  }

  override down(): void {
    this.#audit(hidden);
    this.addSql('alter table webhook_endpoint drop column concurrency');
  }

  /** Recreates the audit trigger with the given hidden columns, such as those that jobs write. */
  #audit(columns: readonly string[]): void {
    this.addSql('drop trigger webhook_endpoint_is_audited on webhook_endpoint');
    this.addSql(
      `select audit('webhook_endpoint', 'user', 'user_account.email', key => 'user_id', part => 'webhook', hidden => '{${columns}}')`,
    );
  }
}
