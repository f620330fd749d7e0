import { Migration } from '@mikro-orm/migrations';

/** Stores the complete result of a call with an idempotency key, because not every call creates a record with an ID. */
export class Migration20261122100000_kept_answers extends Migration {
  override up(): void {
    this.addSql('alter table idempotency_key add column result jsonb');
    this.addSql("update idempotency_key set result = jsonb_build_object('id', result_id) where result_id is not null");
    this.addSql('alter table idempotency_key drop column result_id');
  }

  override down(): void {
    this.addSql('alter table idempotency_key add column result_id int');
    this.addSql("update idempotency_key set result_id = (result ->> 'id')::int");
    this.addSql('alter table idempotency_key drop column result');
  }
}
