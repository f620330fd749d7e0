import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from '../../../kernel/graphql.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { Image, Video } from '../nullable-text.ts';
import { SiteRecord } from '../site-record.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Pictures and videos of the home page. Fields are null if not set.' })
@Entity({ tableName: 'homepage' })
@Check({ name: 'homepage_id_check', expression: 'id = 1' })
export class Homepage extends SiteRecord {
  @Rest('homepageImage') @Image('Picture at the top') topImage: string | null = null;
  @Image('Card that links to the rings') cardRings: string | null = null;
  @Image('Card that links to the bracelets') cardBracelets: string | null = null;
  @Image('Card that links to the necklaces') cardNecklaces: string | null = null;
  @Image('Card that links to the earrings') cardEarrings: string | null = null;
  @Image('Picture next to the text about the company') aboutImage: string | null = null;
  @Image('First picture of the slider', 'slider1_image') slider1Image: string | null = null;
  @Image('Second picture of the slider', 'slider2_image') slider2Image: string | null = null;
  @Image('Third picture of the slider', 'slider3_image') slider3Image: string | null = null;
  @Video('First video', 'e1_video') e1Video: string | null = null;
  @Video('Second video', 'e2_video') e2Video: string | null = null;
  @Video('Third video', 'e3_video') e3Video: string | null = null;
}
