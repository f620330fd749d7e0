import { Migration } from '@mikro-orm/migrations';

/** Adds a status to contact messages, and creates a table of replies with the delivery status of their emails. */
export class Migration20261124056000_contact_answers extends Migration {
  override up(): void {
    this.addSql(
      "alter table contact_message add column status text not null default 'open', add column answered_at timestamptz null",
    );
    this.addSql("update contact_message set status = 'closed' where handled_at is not null");
    this.addSql(`
      alter table contact_message
        add constraint contact_message_status_check
          check (status in ('open', 'answered', 'closed') and (status = 'open') = (handled_at is null))`);
    this.addSql('create index contact_message_status_id_index on contact_message (status, id)');
    this.addSql('create index contact_message_created_at_index on contact_message (created_at)');
    this.addSql(`
      create table contact_answer (
        id serial primary key,
        contact_message_id int not null
          constraint contact_answer_contact_message_id_foreign references contact_message (id) on delete cascade,
        author_id int null constraint contact_answer_author_id_foreign references user_account (id) on delete set null,
        text text not null,
        status text not null default 'pending',
        attempts smallint not null default 0,
        due_at timestamptz not null default now(),
        settled_at timestamptz null,
        failure text null,
        message_id uuid not null default gen_random_uuid(),
        created_at timestamptz not null default now(),
        constraint contact_answer_status_check check (status in ('pending', 'sending', 'sent', 'failed')),
        constraint contact_answer_settled_at_check
          check ((settled_at is not null) = (status in ('sent', 'failed')))
      )`);
    this.addSql('create index contact_answer_contact_message_id_index on contact_answer (contact_message_id)');
    this.addSql('create index contact_answer_author_id_index on contact_answer (author_id)');
    // Delivery columns are hidden in the audit log, because jobs write them.
    const hidden = 'author_id,contact_message_id,status,attempts,due_at,settled_at,failure,message_id';
    this.addSql(
      `select audit('contact_answer', 'contact_message', 'contact_message.email', key => 'contact_message_id', part => 'answer', hidden => '{${hidden}}')`,
    );
  }

  override down(): void {
    this.addSql('drop table contact_answer');
    this.addSql('alter table contact_message drop column status, drop column answered_at');
  }
}
