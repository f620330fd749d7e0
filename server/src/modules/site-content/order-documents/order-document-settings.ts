import type { EntityManager } from '@mikro-orm/postgresql';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { ContactInfo } from '../contact-info/contact-info.entity.ts';
import { companyNameOf } from '../contact-info/contact-info.ts';
import { pageMedia } from '../page-media.ts';
import { changeRecord, readRecord } from '../site-record.ts';
import { OrderDocumentSettings } from './order-document-settings.entity.ts';
import { UpdateOrderDocumentSettingsInput } from './order-document-settings.input.ts';
import type { InvoiceStep, OrderEmail } from './order-emails.ts';

/** What is printed where nothing was set. */
export interface LetterheadDefaults {
  readonly houseName: string;
  /** One part per line; null: the contact details have none. */
  readonly address: string | null;
  /** One part per line; null: the contact details have none. */
  readonly contact: string | null;
}

/** What is printed of the house on the documents of orders. */
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

/** The contact details as a letterhead shows them. */
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

/** What the house prints on the documents of orders: what administrators have set, else what its contact details say. */
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

/** Returns within how many days orders are to be paid; null if no term is set. */
export const readPaymentDays = async (em: EntityManager): Promise<number | null> =>
  (await readRecord(em, OrderDocumentSettings)).paymentDays;

/** Returns the emails about orders that administrators have switched off. */
export const readSwitchedOffEmails = async (em: EntityManager): Promise<ReadonlySet<OrderEmail>> =>
  new Set((await readRecord(em, OrderDocumentSettings)).switchedOffEmails);

/** What administrators have set for the documents of orders. */
export const findOrderDocumentSettings = query(administrator, ({ em }) => readRecord(em, OrderDocumentSettings));

/** In pixels: twice what a letterhead shows of it on paper. */
const logoWidth = 800;

/** Changes what is given of what is printed on the documents of orders. STALE_VERSION when somebody else was faster. */
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
