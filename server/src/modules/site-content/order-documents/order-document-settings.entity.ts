import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SiteRecord } from '../site-record.entity.ts';

const Text = () => Property({ type: 'text', nullable: true });

/** What the house prints on the documents of orders: letterhead, terms, bank details. */
@Entity({ tableName: 'order_document_settings' })
@Check({ name: 'order_document_settings_id_check', expression: 'id = 1' })
export class OrderDocumentSettings extends SiteRecord {
  /** Null: as the company is called in the contact details. */
  @Text() houseName: string | null = null;
  /** May have several lines. Null: the address of the contact details. */
  @Text() address: string | null = null;
  /** Telephone, e-mail and the like, one per line. Null: those of the contact details. */
  @Text() contact: string | null = null;
  @Text() vatNumber: string | null = null;
  @Text() registrationNumber: string | null = null;
  /** Public path of a picture. Null: the house's name stands in its place. */
  @Text() logo: string | null = null;
  /** May have several lines. Null: none are printed. */
  @Text() terms: string | null = null;
  /** May have several lines. Null: none are printed. */
  @Text() bankDetails: string | null = null;
}
