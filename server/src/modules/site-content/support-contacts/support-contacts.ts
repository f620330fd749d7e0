import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { type Listing, shortListing } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { storedImage } from '../../../kernel/use-cases/sent-media.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { mayReadOfHouse } from '../../accounts/agents/index.ts';
import { lockRecord, readRecord } from '../site-record.ts';
import { SupportContact } from './support-contact.entity.ts';
import { ReplaceSupportContactsInput, type SupportContactInput } from './support-contacts.input.ts';
import { SupportList } from './support-list.entity.ts';

/** The list of support contacts with what counts its changes. */
export interface SupportInfo extends Pick<SupportList, 'id' | 'version' | 'updatedAt'> {
  readonly contacts: readonly SupportContact[];
}

const readContacts = (em: EntityManager): Promise<SupportContact[]> =>
  em.find(SupportContact, {}, { orderBy: { position: 'asc' } });

/** Nobody on an agent's domain. */
const shownContacts = async (ctx: RequestContext): Promise<SupportContact[]> =>
  (await mayReadOfHouse(ctx)) ? readContacts(ctx.em) : [];

/** Whom of the house to ask, in the house's order. */
export const findSupportInfo = query(forEveryKey(guest), async (ctx): Promise<SupportInfo> => {
  const { id, version, updatedAt } = await readRecord(ctx.em, SupportList);
  return { id, version, updatedAt, contacts: await shownContacts(ctx) };
});

/** The contacts alone, as a list. */
export const listSupportContacts = query(
  forEveryKey(guest),
  async (ctx): Promise<Listing<SupportContact>> =>
    shortListing(
      async () => etagOf('support', (await readRecord(ctx.em, SupportList)).version, String(await mayReadOfHouse(ctx))),
      () => shownContacts(ctx),
    ),
);

/** Portraits are shown at most half as wide, on screens with two dots per point. */
const maxWidth = 800;

/** The portraits of the new list, in its order. */
async function storedPortraits(
  { em, services }: RequestContext,
  contacts: readonly SupportContactInput[],
): Promise<(string | null)[]> {
  const known = (await readContacts(em)).map(({ imageUrl }) => imageUrl);
  const portraits: (string | null)[] = [];
  // One after the other: each may take megabytes of memory.
  for (const [index, { image, imageUrl = null }] of contacts.entries()) {
    const path = `contacts.${index}`;
    if (image === undefined && imageUrl !== null && !known.includes(imageUrl)) {
      throw invalid(`${path}.imageUrl`, 'is no portrait of the list as it is');
    }
    const stored = await storedImage(services.media, image, { path: `${path}.image`, known, maxWidth });
    portraits.push(stored === undefined ? imageUrl : stored);
  }
  return portraits;
}

/** Replaces the whole list. STALE_VERSION when somebody else was faster. */
export const replaceSupportContacts = preparedCommand(
  administrator,
  ReplaceSupportContactsInput,
  (ctx, { contacts }) => storedPortraits(ctx, contacts),
  async ({ em }, { expectedVersion, contacts }, portraits): Promise<SupportInfo> => {
    const list = await lockRecord(em, SupportList, expectedVersion);
    const present = await readContacts(em);
    // Rows keep their places, so that the audit log tells what has changed instead of everything.
    contacts.forEach(({ name, title = null, phone = null, email = null, whatsapp = null }, position) => {
      const contact = present[position] ?? new SupportContact();
      Object.assign(contact, { position, name, title, phone, email, whatsapp, imageUrl: portraits[position] ?? null });
      em.persist(contact);
    });
    for (const gone of present.slice(contacts.length)) em.remove(gone);
    list.touch();
    await em.flush();
    const { id, version, updatedAt } = list;
    return { id, version, updatedAt, contacts: await readContacts(em) };
  },
);
