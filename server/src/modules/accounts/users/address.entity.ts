import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

/** A postal address of a user. The first one is the primary one. */
@Entity({ tableName: 'user_address' })
export class Address {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user!: Rel<User>;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  /** VAT number of the company. */
  @Property({ type: 'text', nullable: true })
  vatNumber: string | null = null;

  /** Street and number. */
  @Property({ type: 'text' })
  address!: string;

  /** Building, floor, suite and the like. */
  @Property({ type: 'text', nullable: true })
  line2: string | null = null;

  @Property({ type: 'text', nullable: true })
  postcode: string | null = null;

  @Property({ type: 'text' })
  city!: string;

  /** Of the reference list. */
  @Property({ type: 'integer' })
  countryId!: number;

  /** Of the country's federations (states, provinces). */
  @Property({ type: 'integer', nullable: true })
  federationId: number | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'boolean', default: false })
  isBilling: boolean & Opt = false;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
