import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SiteRecord } from '../site-record.entity.ts';

/** Public path of a picture or video; null: the page does without. The ORM sees no new word after a digit. */
const Media = (fieldName?: string) => Property({ type: 'text', nullable: true, ...(fieldName ? { fieldName } : {}) });

/** Pictures and videos of the home page. */
@Entity({ tableName: 'homepage' })
@Check({ name: 'homepage_id_check', expression: 'id = 1' })
export class Homepage extends SiteRecord {
  @Media() topImage: string | null = null;
  @Media() cardRings: string | null = null;
  @Media() cardBracelets: string | null = null;
  @Media() cardNecklaces: string | null = null;
  @Media() cardEarrings: string | null = null;
  @Media() aboutImage: string | null = null;
  @Media('slider1_image') slider1Image: string | null = null;
  @Media('slider2_image') slider2Image: string | null = null;
  @Media('slider3_image') slider3Image: string | null = null;
  @Media('e1_video') e1Video: string | null = null;
  @Media('e2_video') e2Video: string | null = null;
  @Media('e3_video') e3Video: string | null = null;
}
