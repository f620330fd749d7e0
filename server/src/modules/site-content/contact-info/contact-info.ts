import { Field, Float, InputType } from 'type-graphql';
import { invalid } from '../../../kernel/errors/errors.ts';
import {
  OptionalDecimal,
  OptionalEmail,
  OptionalLine,
  OptionalText,
  OptionalWebAddress,
  RequiredObject,
} from '../../../kernel/input/field-rules.ts';
import { all } from '../../../kernel/input/rules.ts';
import { administrator, evenWhileClosed, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { agentContactOf, mayReadOfHouse } from '../../accounts/agents/index.ts';
import { lockRecord, SiteChange, shownRecord, writeRecord } from '../site-record.ts';
import { ContactInfo } from './contact-info.entity.ts';

const left = 'Null removes it, left out it stays.';
const Text = (description: string, rule: PropertyDecorator): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description: `${description} ${left}` }),
    rule,
  );
const Line = (description: string, max = 200): PropertyDecorator => Text(description, OptionalLine(max));
const Degrees = (description: string, most: number): PropertyDecorator =>
  all(
    Field(() => Float, { nullable: true, description: `${description} ${left}` }),
    OptionalDecimal({ min: -most, max: most, places: 8 }),
  );

@InputType({ description: 'What changes of how the house is reached.' })
class ContactInfoPatch {
  @Line('Name of the company. Null: the name of the brand.') companyName?: string | null;
  @Line('Street and number.') address?: string | null;
  @Line('City with its postal code.') city?: string | null;
  @Line('Country.') country?: string | null;
  @Line('Telephone number.', 50) phone?: string | null;
  @Line('Fax number.', 50) fax?: string | null;
  @Text('E-mail address.', OptionalEmail()) email?: string | null;
  @Text('Opening hours, in several lines if need be.', OptionalText(1_000)) openingHours?: string | null;
  @Degrees('Degrees north, with the longitude.', 90) latitude?: number | null;
  @Degrees('Degrees east, with the latitude.', 180) longitude?: number | null;
  @Text("Address of the house's page on Facebook.", OptionalWebAddress()) facebook?: string | null;
  @Text("Address of the house's page on Instagram.", OptionalWebAddress()) instagram?: string | null;
  @Text("Address of the house's page on LinkedIn.", OptionalWebAddress()) linkedin?: string | null;
}

@InputType({ description: 'Input of updateContactInfo.' })
export class UpdateContactInfoInput extends SiteChange {
  @Field(() => ContactInfoPatch, { description: 'The fields to change; what is left out stays as it is.' })
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
