import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { type Listing, shortListing } from '../../../kernel/input/page.ts';
import { newFields } from '../../../kernel/resources/derived-inputs.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type MediaInput, OptionalMedia, storedImage } from '../../../kernel/use-cases/media-input.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { mayReadBrandContent } from '../../accounts/agents/index.ts';
import { lockRecord, readRecord, SiteChange } from '../site-record.ts';
import { SupportContact } from './support-contact.entity.ts';
import { SupportList } from './support-list.entity.ts';

const writableFields = ['name', 'title', 'phone', 'email', 'whatsapp', 'imageUrl'] as const;

@InputType({ description: 'Support contact of the company.' })
class SupportContactInput extends newFields(SupportContact, writableFields) {
  @OptionalMedia('New portrait: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Takes precedence over `imageUrl`.')
  image?: MediaInput | null;
}

@InputType({ description: 'Input for `replaceSupportContacts`.' })
export class ReplaceSupportContactsInput extends SiteChange {
  @Field(() => [SupportContactInput], {
    description: 'New list of contacts in display order. At most 100.',
  })
  @RequiredObjects(() => SupportContactInput, 100)
  contacts!: SupportContactInput[];
}

/** Support contacts with the version of the list. */
export interface SupportInfo extends Pick<SupportList, 'id' | 'version' | 'updatedAt'> {
  readonly contacts: readonly SupportContact[];
}

const readContacts = (em: EntityManager): Promise<SupportContact[]> =>
  em.find(SupportContact, {}, { orderBy: { position: 'asc' } });

/** Returns the contacts. Empty on an agent's domain. */
const shownContacts = async (ctx: RequestContext): Promise<SupportContact[]> =>
  (await mayReadBrandContent(ctx)) ? readContacts(ctx.em) : [];

/** Returns the support contacts in display order, with the version of the list. */
export const findSupportInfo = query(forEveryKey(guest), async (ctx): Promise<SupportInfo> => {
  const { id, version, updatedAt } = await readRecord(ctx.em, SupportList);
  return { id, version, updatedAt, contacts: await shownContacts(ctx) };
});

/** Returns the support contacts, for REST. */
export const listSupportContacts = query(
  forEveryKey(guest),
  async (ctx): Promise<Listing<SupportContact>> =>
    shortListing(
      async () =>
        etagOf('support', (await readRecord(ctx.em, SupportList)).version, String(await mayReadBrandContent(ctx))),
      () => shownContacts(ctx),
    ),
);

/** Maximum width of a portrait in pixels: twice the displayed width. */
const maxWidth = 800;

/** Stores the portraits of the new list. Returns their paths in the same order. */
async function storePortraits(
  { em, services }: RequestContext,
  contacts: readonly SupportContactInput[],
): Promise<(string | null)[]> {
  const existingUrls = (await readContacts(em)).map(({ imageUrl }) => imageUrl);
  const portraits: (string | null)[] = [];
  // Processed sequentially, because each portrait may need megabytes of memory.
  for (const [index, { image, imageUrl = null }] of contacts.entries()) {
    const path = `contacts.${index}`;
    if (image === undefined && imageUrl !== null && !existingUrls.includes(imageUrl)) {
      throw invalid(`${path}.imageUrl`, 'is not the path of a portrait in the current list');
    }
    const stored = await storedImage(services.media, image, {
      path: `${path}.image`,
      currentUrls: existingUrls,
      maxWidth,
    });
    portraits.push(stored === undefined ? imageUrl : stored);
  }
  return portraits;
}

/** Replaces the list. Throws STALE_VERSION if another request has changed it. */
export const replaceSupportContacts = preparedCommand(
  administrator,
  ReplaceSupportContactsInput,
  (ctx, { contacts }) => storePortraits(ctx, contacts),
  async ({ em }, { expectedVersion, contacts }, portraits): Promise<SupportInfo> => {
    const list = await lockRecord(em, SupportList, expectedVersion);
    const present = await readContacts(em);
    // Reuses existing rows, so that the audit log shows only the changes.
    contacts.forEach(({ name, title = null, phone = null, email = null, whatsapp = null }, position) => {
      const contact = present[position] ?? new SupportContact();
      Object.assign(contact, { position, name, title, phone, email, whatsapp, imageUrl: portraits[position] ?? null });
      em.persist(contact);
    });
    for (const surplus of present.slice(contacts.length)) em.remove(surplus);
    list.touch();
    await em.flush();
    const { id, version, updatedAt } = list;
    return { id, version, updatedAt, contacts: await readContacts(em) };
  },
);
