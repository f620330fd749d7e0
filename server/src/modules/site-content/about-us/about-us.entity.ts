import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SiteRecord } from '../site-record.entity.ts';

/** Pictures and text of the page about the house. */
@Entity({ tableName: 'about_us' })
@Check({ name: 'about_us_id_check', expression: 'id = 1' })
export class AboutUs extends SiteRecord {
  /** Public path; null: the page does without. */
  @Property({ type: 'text', nullable: true })
  image1: string | null = null;

  /** Public path; null: the page does without. */
  @Property({ type: 'text', nullable: true })
  image2: string | null = null;

  /** Plain text, paragraphs with an empty line between them; null: the page does without. */
  @Property({ type: 'text', nullable: true })
  text: string | null = null;
}
