import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredObject } from '../../../kernel/input/field-rules.ts';
import { changedFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type MediaInput, OptionalMedia } from '../../../kernel/use-cases/media-input.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { ContactInfo } from '../contact-info/contact-info.entity.ts';
import { companyNameOf } from '../contact-info/contact-info.ts';
import { pageMedia } from '../page-media.ts';
import { changeRecord, readRecord, SiteChange } from '../site-record.ts';
import { OrderDocumentSettings } from './order-document-settings.entity.ts';
import type { InvoiceStep, OrderEmail } from './order-emails.ts';

@InputType({
  description: 'Changes to the settings of order documents. Null clears a field. Omitted fields are unchanged.',
})
class OrderDocumentSettingsPatch extends changedFields(OrderDocumentSettings, [
  'houseName',
  'address',
  'contact',
  'vatNumber',
  'registrationNumber',
  'terms',
  'bankDetails',
  'paymentDays',
  'invoiceStep',
  'switchedOffEmails',
]) {
  @OptionalMedia('Logo: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB.')
  logo?: MediaInput | null;
}

@InputType({ description: 'Input for `updateOrderDocumentSettings`.' })
export class UpdateOrderDocumentSettingsInput extends SiteChange {
  @Field(() => OrderDocumentSettingsPatch, { description: 'Fields to change.' })
  @RequiredObject(() => OrderDocumentSettingsPatch)
  set!: OrderDocumentSettingsPatch;
}

export interface LetterheadDefaults {
  readonly houseName: string;
  /** Address, city and country, one per line. Null if the contact details contain none. */
  readonly address: string | null;
  /** Phone and email, one per line. Null if the contact details contain none. */
  readonly contact: string | null;
}

/** Company data printed on order documents. */
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

/** Returns the contact details as the lines of a letterhead. */
export async function letterheadDefaults({ em, services }: Reader): Promise<LetterheadDefaults> {
  const contact = await readRecord(em, ContactInfo);
  const { address, city, country, phone, email } = contact;
  return {
    houseName: companyNameOf(contact, services.config),
    address: linesOf([address, city, country]),
    contact: linesOf([phone, email]),
  };
}

type Reader = Pick<RequestContext, 'em' | 'services'>;

/** Returns the letterhead: the settings, with the contact details as defaults for unset fields. */
export async function readLetterhead(reader: Reader): Promise<Letterhead> {
  const { houseName, address, contact, ...otherSettings } = await readRecord(reader.em, OrderDocumentSettings);
  const defaults = await letterheadDefaults(reader);
  return {
    ...otherSettings,
    houseName: houseName ?? defaults.houseName,
    address: address ?? defaults.address,
    contact: contact ?? defaults.contact,
  };
}

export const readInvoiceStep = async (em: EntityManager): Promise<InvoiceStep> =>
  (await readRecord(em, OrderDocumentSettings)).invoiceStep;

/** Returns the payment term in days. Null if not set. */
export const readPaymentDays = async (em: EntityManager): Promise<number | null> =>
  (await readRecord(em, OrderDocumentSettings)).paymentDays;

/** Returns the order emails that administrators have switched off. */
export const readSwitchedOffEmails = async (em: EntityManager): Promise<ReadonlySet<OrderEmail>> =>
  new Set((await readRecord(em, OrderDocumentSettings)).switchedOffEmails);

export const findOrderDocumentSettings = query(administrator, ({ em }) => readRecord(em, OrderDocumentSettings));

/** Width of the logo in pixels: twice the printed width. */
const logoWidth = 800;

/** Updates the settings of order documents. Throws STALE_VERSION if another request has changed them. */
export const updateOrderDocumentSettings = preparedCommand(
  administrator,
  UpdateOrderDocumentSettingsInput,
  async ({ em, services }, { set: { logo } }) => {
    const { logo: currentLogo } = await readRecord(em, OrderDocumentSettings);
    return pageMedia<'logo'>(services.media, { logo }, { logo: currentLogo }).image('logo', logoWidth);
  },
  ({ em }, { expectedVersion, set }, logo) =>
    changeRecord(em, OrderDocumentSettings, expectedVersion, { ...set, logo }),
);
