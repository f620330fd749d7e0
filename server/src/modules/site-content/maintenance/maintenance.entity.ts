import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SiteRecord } from '../site-record.entity.ts';

/** Whether the shop is closed for work on it, and what it says then. */
@Entity({ tableName: 'maintenance' })
@Check({ name: 'maintenance_id_check', expression: 'id = 1' })
export class Maintenance extends SiteRecord {
  @Property({ type: 'boolean', default: false })
  isEnabled!: boolean;

  /** Plain text. */
  @Property({ type: 'text', nullable: true })
  message: string | null = null;
}
