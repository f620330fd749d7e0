import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { SiteRecord } from '../site-record.entity.ts';

/** The list of all support contacts as one thing: it is replaced as a whole, so it is what counts the changes. */
@Entity({ tableName: 'support_list' })
@Check({ name: 'support_list_id_check', expression: 'id = 1' })
export class SupportList extends SiteRecord {
  /** Its contacts have changed: so has it. */
  touch(): void {
    this.updatedAt = new Date();
  }
}
