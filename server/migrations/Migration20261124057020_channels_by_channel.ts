import { Migration } from '@mikro-orm/migrations';

/** Adds indexes for finding the subscribers and the dispatches of a newsletter. */
export class Migration20261124057020_channels_by_channel extends Migration {
  override up(): void {
    this.addSql('create index email_subscription_channel_id_index on email_subscription (channel_id, user_id)');
    this.addSql(
      'create index email_dispatch_channel_channel_id_index on email_dispatch_channel (channel_id, dispatch_id)',
    );
  }

  override down(): void {
    this.addSql('drop index email_dispatch_channel_channel_id_index');
    this.addSql('drop index email_subscription_channel_id_index');
  }
}
