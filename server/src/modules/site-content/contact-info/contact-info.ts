import { invalid } from '../../../kernel/errors/errors.ts';
import { administrator, guest } from '../../../kernel/use-cases/access.ts';
import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { lockRecord, readRecord, writeRecord } from '../site-record.ts';
import { ContactInfo } from './contact-info.entity.ts';
import { UpdateContactInfoInput } from './contact-info.input.ts';

/** How the house is reached, as everybody reads it. */
export type ContactInfoView = Omit<ContactInfo, 'companyName'> & { readonly companyName: string };

/** A house that has not said what its company is called goes by its brand. */
export const companyNameOf = ({ companyName }: ContactInfo, { brandName }: HouseConfig): string =>
  companyName ?? brandName;

const viewOf = (info: ContactInfo, config: HouseConfig): ContactInfoView => ({
  ...info,
  companyName: companyNameOf(info, config),
});

/** How the house is reached. */
export const findContactInfo = query(guest, async ({ em, services }) =>
  viewOf(await readRecord(em, ContactInfo), services.config),
);

/** Changes what is given of how the house is reached. STALE_VERSION when somebody else was faster. */
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
