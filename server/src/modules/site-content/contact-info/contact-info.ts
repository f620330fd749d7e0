import { invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredObject } from '../../../kernel/input/field-rules.ts';
import { changedFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator, allowDuringMaintenance, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { UseCaseConfig } from '../../../kernel/use-cases/services.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { agentContactOf, mayReadBrandContent } from '../../accounts/agents/index.ts';
import { lockRecord, SiteChange, shownRecord, writeRecord } from '../site-record.ts';
import { ContactInfo } from './contact-info.entity.ts';

@InputType({ description: 'Changes to the contact details. Null clears a field. Omitted fields are unchanged.' })
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

@InputType({ description: 'Input for `updateContactInfo`.' })
export class UpdateContactInfoInput extends SiteChange {
  @Field(() => ContactInfoPatch, { description: 'Fields to change.' })
  @RequiredObject(() => ContactInfoPatch)
  set!: ContactInfoPatch;
}

/** Contact details in which the company name is never null. */
export type ContactInfoView = Omit<ContactInfo, 'companyName'> & { readonly companyName: string };

/** Returns the company name, or the brand name if no company name is set. */
export const companyNameOf = ({ companyName }: ContactInfo, { brandName }: UseCaseConfig): string =>
  companyName ?? brandName;

const viewOf = (info: ContactInfo, config: UseCaseConfig): ContactInfoView => ({
  ...info,
  companyName: companyNameOf(info, config),
});

/**
 * Returns the contact details of the brand or, on an agent's domain, of the agent. Administrators get the brand's
 * details on every host. Also available during maintenance.
 */
export const findContactInfo = query(
  forEveryKey(allowDuringMaintenance(guest)),
  async (ctx): Promise<ContactInfoView> => {
    const info = await shownRecord(ctx, ContactInfo);
    if (await mayReadBrandContent(ctx)) return viewOf(info, ctx.services.config);
    const agent = await agentContactOf(ctx);
    return { ...info, ...(agent ?? { companyName: ctx.request.host }) };
  },
);

/** Updates the contact details. Throws STALE_VERSION if another request has changed them. */
export const updateContactInfo = command(
  administrator,
  UpdateContactInfoInput,
  async ({ em, services }, { expectedVersion, set }) => {
    const current = await lockRecord(em, ContactInfo, expectedVersion);
    const { latitude = current.latitude, longitude = current.longitude } = set;
    if ((latitude === null) !== (longitude === null)) {
      throw invalid(latitude === null ? 'set.latitude' : 'set.longitude', 'must be set if the other coordinate is set');
    }
    return viewOf(await writeRecord(em, current, set), services.config);
  },
);
