import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Body of a REST error response. */
export interface Refusal {
  errorCode: number;
  reason?: string;
  details?: { path: string; message: string }[];
}

export interface RestDispatch extends Refusal {
  id: number;
  status: string;
  subject: string;
  templateId: number | null;
  channelIds: number[];
  sendAt: string;
  createdAt: string;
}

/** Email dispatch and its progress, as returned by GraphQL. */
export interface Dispatch {
  id: string;
  status: string;
  progress: { total: number; pending: number; sent: number; failed: number; skipped: number };
}

const dispatchQuery = `query ($id: ID!) { emailDispatch(id: $id) {
  id status progress { total pending sent failed skipped } } }`;
const deliveriesQuery = `query ($id: ID!) { emailDeliveries(dispatchId: $id, page: { size: 500 }) {
  total items { id email status attempts failure settledAt user { email } } } }`;

export interface Delivery {
  id: string;
  email: string;
  status: string;
  attempts: number;
  failure: string | null;
  settledAt: string | null;
  user: { email: string } | null;
}

export interface RecipientFacts {
  email: string;
  channels?: readonly number[];
  name?: readonly [first: string, last: string];
  company?: string;
}

/** Returns helper functions for tests of email dispatches. They send requests as the same administrator. */
export async function emailHelpers(app: TestApp) {
  const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const db = () => app.em().getKysely();
  return {
    admin,

    async channel(name: string): Promise<number> {
      const { body } = await app.rest<{ id: number }>('POST', '/api/emails/channels', {
        token: admin.token,
        body: { name },
      });
      return body.id;
    },

    /** Creates an approved and confirmed user. If a name is given, the user has a primary address. */
    async recipient({ email, channels = [], name, company }: RecipientFacts): Promise<Person> {
      const person = await createPerson(app, { email });
      for (const id of channels) {
        await sql`insert into email_subscription (user_id, channel_id) values (${person.id}, ${id})`.execute(db());
      }
      if (name) {
        const [first, last] = name;
        await sql`
          insert into user_address (user_id, first_name, last_name, company, address, city, country_id)
          values (${person.id}, ${first}, ${last}, ${company ?? null}, 'Rokin 1', 'Amsterdam', 528)`.execute(db());
      }
      return person;
    },

    send: (body: object, headers: Record<string, string> = {}) =>
      app.rest<RestDispatch>('POST', '/api/emails/send', { token: admin.token, body, headers }),

    async dispatch(id: number | string): Promise<Dispatch> {
      const { data } = await app.graphql<{ emailDispatch: Dispatch }>(dispatchQuery, { id }, admin.token);
      if (!data) throw new Error(`there is no dispatch ${id}`);
      return data.emailDispatch;
    },

    async deliveries(id: number | string): Promise<Delivery[]> {
      const { data } = await app.graphql<{ emailDeliveries: { total: number; items: Delivery[] } }>(
        deliveriesQuery,
        { id },
        admin.token,
      );
      return data?.emailDeliveries.items ?? [];
    },

    async channelsOf({ token }: Person): Promise<number[]> {
      const { body } = await app.rest<{ emailChannels: { id: number }[] }>('GET', '/api/users/current', { token });
      return body.emailChannels.map(({ id }) => id);
    },
  };
}

export type EmailHelpers = Awaited<ReturnType<typeof emailHelpers>>;
