import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType, Int } from 'type-graphql';
import { OptionalLine, OptionalText, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { all, IfGiven, IsEnum, IsInt, IsOptional, Max, Min } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { ContactInfo } from '../contact-info/contact-info.entity.ts';
import { companyNameOf } from '../contact-info/contact-info.ts';
import { pageMedia } from '../page-media.ts';
import { changeRecord, readRecord, SiteChange } from '../site-record.ts';
import { OrderDocumentSettings } from './order-document-settings.entity.ts';
import { InvoiceStep, OrderEmail } from './order-emails.ts';

const left = 'Null removes it, left out it stays.';
const Text = (description: string, rule: PropertyDecorator): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description: `${description} ${left}` }),
    rule,
  );
const Line = (description: string): PropertyDecorator => Text(description, OptionalLine(200));

const oneOf = (values: object): string => `must be one of ${Object.values(values).join(', ')}`;

@InputType({ description: 'Changed settings of the documents and emails of orders. Omitted fields are unchanged.' })
class OrderDocumentSettingsPatch {
  @Line('Name of the house. Null: as the company is called in the contact details.') houseName?: string | null;
  @Text('Address, in several lines if need be. Null: that of the contact details.', OptionalText(500))
  address?: string | null;
  @Text('Telephone, e-mail and the like, one per line. Null: those of the contact details.', OptionalText(500))
  contact?: string | null;
  @Line('Number under which the house pays value added tax.') vatNumber?: string | null;
  @Line('Number of the house in its register of companies.') registrationNumber?: string | null;
  @OptionalMedia(`Logo: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. ${left}`) logo?: SentMedia | null;
  @Text('Terms of payment and delivery, in several lines if need be.', OptionalText(5_000)) terms?: string | null;
  @Text('Where the buyer pays to, in several lines if need be.', OptionalText(1_000)) bankDetails?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after the request within which buyers pay, 0 to 365. Null: no due date. Omitted: unchanged.',
  })
  @IsInt()
  @Min(0)
  @Max(365)
  @IsOptional()
  paymentDays?: number | null;

  @Field(() => InvoiceStep, {
    nullable: true,
    description: 'Step at which orders get their invoice. Omitted: unchanged.',
  })
  @IsEnum(InvoiceStep, { message: oneOf(InvoiceStep) })
  @IfGiven()
  invoiceStep?: InvoiceStep;

  @Field(() => [OrderEmail], { nullable: true, description: 'All emails that are not sent. Omitted: unchanged.' })
  @RequiredList()
  @IsEnum(OrderEmail, { each: true, message: oneOf(OrderEmail) })
  @IfGiven()
  switchedOffEmails?: OrderEmail[];
}

@InputType({ description: 'Input of updateOrderDocumentSettings.' })
export class UpdateOrderDocumentSettingsInput extends SiteChange {
  @Field(() => OrderDocumentSettingsPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => OrderDocumentSettingsPatch)
  set!: OrderDocumentSettingsPatch;
}

/** Defaults of the letterhead. */
export interface LetterheadDefaults {
  readonly houseName: string;
  /** One part per line. Null if the contact details have none. */
  readonly address: string | null;
  /** One part per line. Null if the contact details have none. */
  readonly contact: string | null;
}

/** Company data on documents of orders. */
export type Letterhead = Pick<
  OrderDocumentSettings,
  | 'address'
  | 'contact'
  | 'vatNumber'
  | 'registrationNumber'
  | 'logo'
  | 'terms'
  | 'bankDetails'
  | 'paymentDays'
  | 'invoiceStep'
> & { readonly houseName: string };

const linesOf = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join('\n') || null;

/** Returns the contact details as lines of a letterhead. */
export async function letterheadDefaults({ em, services }: Reading): Promise<LetterheadDefaults> {
  const contact = await readRecord(em, ContactInfo);
  const { address, city, country, phone, email } = contact;
  return {
    houseName: companyNameOf(contact, services.config),
    address: linesOf([address, city, country]),
    contact: linesOf([phone, email]),
  };
}

type Reading = Pick<RequestContext, 'em' | 'services'>;

/** Returns the letterhead: the settings, with the contact details as defaults. */
export async function readLetterhead(reading: Reading): Promise<Letterhead> {
  const { houseName, address, contact, ...others } = await readRecord(reading.em, OrderDocumentSettings);
  const defaults = await letterheadDefaults(reading);
  return {
    ...others,
    houseName: houseName ?? defaults.houseName,
    address: address ?? defaults.address,
    contact: contact ?? defaults.contact,
  };
}

/** Returns the step at which orders get their invoice. */
export const readInvoiceStep = async (em: EntityManager): Promise<InvoiceStep> =>
  (await readRecord(em, OrderDocumentSettings)).invoiceStep;

/** Returns the days within which orders must be paid. Null if no term is set. */
export const readPaymentDays = async (em: EntityManager): Promise<number | null> =>
  (await readRecord(em, OrderDocumentSettings)).paymentDays;

/** Returns the emails about orders that administrators have switched off. */
export const readSwitchedOffEmails = async (em: EntityManager): Promise<ReadonlySet<OrderEmail>> =>
  new Set((await readRecord(em, OrderDocumentSettings)).switchedOffEmails);

/** Returns the settings of order documents. */
export const findOrderDocumentSettings = query(administrator, ({ em }) => readRecord(em, OrderDocumentSettings));

/** Width in pixels: twice the printed width. */
const logoWidth = 800;

/** Updates the settings of order documents. Throws STALE_VERSION if they were changed meanwhile. */
export const updateOrderDocumentSettings = preparedCommand(
  administrator,
  UpdateOrderDocumentSettingsInput,
  async ({ em, services }, { set: { logo } }) => {
    const { logo: shown } = await readRecord(em, OrderDocumentSettings);
    return pageMedia<'logo'>(services.media, { logo }, { logo: shown }).image('logo', logoWidth);
  },
  ({ em }, { expectedVersion, set }, logo) =>
    changeRecord(em, OrderDocumentSettings, expectedVersion, { ...set, logo }),
);
