import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      MAX_HOLDS: '7',
      MAX_ORDER_LINES: '40',
      MAX_ORDER_TOTAL: '99999999999999',
      RECAPTCHA_SITE_KEY: 'site-key-of-the-house',
      RECAPTCHA_SECRET: 'secret-of-the-house',
      FETCH_PRIVATE: '1',
    },
  });
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const question = `{ operatorSettings {
  publicUrl brandName currency houseEmail hasCaptcha analyticsId fetchesPrivately
  importMaxBytes hasImportFolder importPriceMovePercent mailMaxBytes maxAddresses maxHolds maxHoldHours holdAgainHours maxOrderLines maxOrderTotal
} }`;

test("returns the environment's settings without secrets to administrators", async () => {
  const { data } = await app.graphql<{ operatorSettings: object }>(question, {}, people.administrator);
  expect(data?.operatorSettings).toMatchObject({
    brandName: app.env.BRAND_NAME,
    currency: app.env.CURRENCY,
    houseEmail: app.env.HOUSE_EMAIL,
    hasCaptcha: true,
    analyticsId: null,
    fetchesPrivately: true,
    importMaxBytes: app.env.IMPORT_MAX_BYTES,
    hasImportFolder: false,
    importPriceMovePercent: 20,
    maxAddresses: app.env.MAX_ADDRESSES,
    maxHolds: 7,
    maxHoldHours: 48,
    holdAgainHours: 24,
    maxOrderLines: 40,
    maxOrderTotal: 99_999_999_999_999,
  });
  expect(JSON.stringify(data)).not.toMatch(/of-the-house/);
});

test.each(['anonymous', 'shopper', 'agent'] as const)('rejects a settings request from caller %s', async (role) => {
  const { data, errors } = await app.graphql(question, {}, people[role]);
  expect([data, errors[0]?.extensions.code]).toEqual([{ operatorSettings: null }, 'FORBIDDEN']);
});
