import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Somebody of the house who helps. */
@Entity({ tableName: 'support_contact' })
export class SupportContact {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** From 0. */
  @Property({ type: 'smallint', unique: true })
  position!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  title: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  whatsapp: string | null = null;

  /** Public path of a picture. */
  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;
}
