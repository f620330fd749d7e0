import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SiteRecord } from '../site-record.entity.ts';

const Text = () => Property({ type: 'text', nullable: true });
const Degrees = () => Property({ type: 'double', nullable: true });

/** How the house is reached. */
@Entity({ tableName: 'contact_info' })
@Check({ name: 'contact_info_id_check', expression: 'id = 1' })
@Check({ name: 'contact_info_latitude_check', expression: "latitude >= '-90' and latitude <= '90'" })
@Check({ name: 'contact_info_longitude_check', expression: "longitude >= '-180' and longitude <= '180'" })
@Check({ name: 'contact_info_place_check', expression: '(latitude is null) = (longitude is null)' })
export class ContactInfo extends SiteRecord {
  /** Null: the brand's name. */
  @Text() companyName: string | null = null;
  @Text() address: string | null = null;
  @Text() city: string | null = null;
  @Text() country: string | null = null;
  @Text() phone: string | null = null;
  @Text() fax: string | null = null;
  @Text() email: string | null = null;
  /** May have several lines. */
  @Text() openingHours: string | null = null;
  /** North is positive. Both or neither. */
  @Degrees() latitude: number | null = null;
  /** East is positive. */
  @Degrees() longitude: number | null = null;
  @Text() facebook: string | null = null;
  @Text() instagram: string | null = null;
  @Text() linkedin: string | null = null;
}
