import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from '../../../kernel/graphql.ts';
import { SiteRecord } from '../site-record.entity.ts';

/** List of support contacts. Only the list has a version, because it is always replaced as a whole. */
@ObjectType('SupportInfo', { simpleResolvers: true, description: 'Support contacts of the company.' })
@Entity({ tableName: 'support_list' })
@Check({ name: 'support_list_id_check', expression: 'id = 1' })
export class SupportList extends SiteRecord {
  /** Increments the version after a change to the contacts. */
  touch(): void {
    this.updatedAt = new Date();
  }
}
