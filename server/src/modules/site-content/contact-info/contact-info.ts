import { invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredObject } from '../../../kernel/input/field-rules.ts';
import { changedFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator, evenWhileClosed, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { agentContactOf, mayReadOfHouse } from '../../accounts/agents/index.ts';
import { lockRecord, SiteChange, shownRecord, writeRecord } from '../site-record.ts';
import { ContactInfo } from './contact-info.entity.ts';

@InputType({ description: 'Changed contact details. Null clears a field. Omitted fields are unchanged.' })
class ContactInfoPatch extends changedFields(ContactInfo, [
  'companyName',
  'address',
  'city',
  'country',
  'phone',
  'fax',
  'email',
  'openingHours',
  'latitude',
  'longitude',
  'facebook',
  'instagram',
  'linkedin',
]) {}

@InputType({ description: 'Input of updateContactInfo.' })
export class UpdateContactInfoInput extends SiteChange {
  @Field(() => ContactInfoPatch, { description: 'Fields to change.' })
  @RequiredObject(() => ContactInfoPatch)
  set!: ContactInfoPatch;
}

/** Contact details, as visitors read them. */
export type ContactInfoView = Omit<ContactInfo, 'companyName'> & { readonly companyName: string };

/** Name of the company. The brand name if it is not set. */
export const companyNameOf = ({ companyName }: ContactInfo, { brandName }: HouseConfig): string =>
  companyName ?? brandName;

const viewOf = (info: ContactInfo, config: HouseConfig): ContactInfoView => ({
  ...info,
  companyName: companyNameOf(info, config),
});

/**
 * Returns the contact details of the brand, also during maintenance. On an agent's domain they are the agent's. Administrators
 * read the brand's on every host.
 */
export const findContactInfo = query(forEveryKey(evenWhileClosed(guest)), async (ctx): Promise<ContactInfoView> => {
  const info = await shownRecord(ctx, ContactInfo);
  if (await mayReadOfHouse(ctx)) return viewOf(info, ctx.services.config);
  const agent = await agentContactOf(ctx);
  return { ...info, ...(agent ?? { companyName: ctx.request.host }) };
});

/** Updates the contact details. Throws STALE_VERSION if they were changed meanwhile. */
export const updateContactInfo = command(
  administrator,
  UpdateContactInfoInput,
  async ({ em, services }, { expectedVersion, set }) => {
    const current = await lockRecord(em, ContactInfo, expectedVersion);
    const { latitude = current.latitude, longitude = current.longitude } = set;
    if ((latitude === null) !== (longitude === null)) {
      throw invalid(latitude === null ? 'set.latitude' : 'set.longitude', 'must be given together with the other one');
    }
    return viewOf(await writeRecord(em, current, set), services.config);
  },
);
