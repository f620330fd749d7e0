import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from '../../../kernel/graphql.ts';
import { SiteRecord } from '../site-record.entity.ts';

/** The list of support contacts. It is replaced as a whole, so only the list has a version. */
@ObjectType('SupportInfo', { simpleResolvers: true, description: 'The support contacts of the company.' })
@Entity({ tableName: 'support_list' })
@Check({ name: 'support_list_id_check', expression: 'id = 1' })
export class SupportList extends SiteRecord {
  /** Counts a change of the contacts as a change of the list. */
  touch(): void {
    this.updatedAt = new Date();
  }
}
