import { sql } from 'kysely';
import { markContactMessageHandled, sendContactMessage } from '../../src/modules/contact-messages/index.ts';
import { createEmailTemplate } from '../../src/modules/emails/index.ts';
import { createAdministratorContext, createDemoContext, type DemoDeps } from '../demo-context.ts';

const emailTemplates = [
  {
    name: 'New arrivals',
    subject: 'New at {{brandName}}: this week’s arrivals',
    body: '<p>Dear {{displayName}},</p><p>This week we received rounds from one to two carats, a graduated line of ovals and three Fancy Intense Yellow diamonds. They are <a href="{{siteUrl}}/diamonds/white">now in stock</a>.</p><p>{{brandName}}</p>',
  },
  {
    name: 'Meet us at the show',
    subject: '{{#if firstName}}{{firstName}}, meet us{{else}}Meet us{{/if}} in Antwerp',
    body: '<p>Dear {{displayName}},</p><p>We are exhibiting in Antwerp, hall 1, stand 24. The dates are <a href="{{siteUrl}}/shows">on our website</a>.{{#if company}} We would be glad to welcome {{company}} there.{{/if}}</p><p>Add the stones that you would like to see to <a href="{{siteUrl}}/wishlist">your wishlist</a>, and we will bring them.</p>',
  },
  {
    name: 'Price list',
    subject: 'Updated prices at {{brandName}}',
    body: '<p>Dear {{displayName}},</p><p>The prices of our diamonds below one carat have changed. Sign in to <a href="{{siteUrl}}">our website</a> to see your prices.</p>',
  },
] as const;

const contactMessages = [
  {
    name: 'Elena Petrova',
    email: 'elena@example.org',
    phone: '+359 2 555 0134',
    subject: 'Pair of ovals',
    message:
      'I am looking for a matching pair of ovals, about 0.70 ct each, F to G. Do you have any besides those on your website?',
    isHandled: true,
  },
  {
    name: 'James Whitfield',
    email: 'james@example.org',
    subject: 'Ring size',
    message: 'Can the Edwardian sapphire ring be sized down by half a size?',
    isHandled: false,
  },
  {
    name: 'Atelier Novák',
    email: 'atelier@example.org',
    phone: '+420 2 5550 0177',
    subject: 'Melee for a collection',
    message: 'From January, we need 40 ct of 1.30 to 1.50 mm, FG/VS, every month. What price can you offer?',
    isHandled: false,
  },
] as const;

/** Creates email templates, and contact messages from anonymous visitors. */
export async function seedCorrespondence(deps: DemoDeps): Promise<void> {
  const administrator = await createAdministratorContext(deps);
  for (const template of emailTemplates) await createEmailTemplate(administrator, template);
  const visitor = await createDemoContext(deps, null);
  for (const { isHandled: _isHandled, ...message } of contactMessages) await sendContactMessage(visitor, message);
  const handledEmails = contactMessages.filter(({ isHandled }) => isHandled).map(({ email }) => email);
  const { rows } = await sql<{ id: number }>`
    select id from contact_message where email = any(${handledEmails})`.execute(administrator.em.getKysely());
  for (const { id } of rows) await markContactMessageHandled(administrator, { id, isHandled: true });
}
