/* What the README says of a stranger who adds a screen to the back office, in a copy of the client. */
import { spawnSync } from 'node:child_process';
import { jest } from '@jest/globals';
import { type GrownHouse, growHouse } from '../../support/grown-house.ts';

jest.setTimeout(120_000); // whole processes: the code generator, the compiler, Vite

const admin = 'client/src/admin';

const operations = `
query TradeCalendar {
  shows(page: { index: 0, size: 100 }) {
    items {
      id
      name
      startDate
    }
  }
}
`;

const screen = `
import { useTradeCalendarSuspenseQuery } from '../../graphql/generated/hooks';
import { ScreenHeading } from '../kit/screen-heading';

export default function TradeCalendarScreen() {
  const { data } = useTradeCalendarSuspenseQuery();
  return (
    <>
      <ScreenHeading title="Which shows are next" />
      <ul>{data.shows?.items.map(({ id, name, startDate }) => <li key={id}>{\`\${name}, \${startDate}\`}</li>)}</ul>
    </>
  );
}
`;

const line = `  {
    path: 'trade-calendar',
    title: 'Trade calendar',
    icon: Gem,
    page: () => import('./trade-calendar/trade-calendar-screen'),
  },`;

const stockScreen = `
import { ringSetting } from '../../../graphql/generated/stock/ringSetting';
import { ringSettingOperations } from '../../../graphql/generated/stock/ringSetting-operations';
import { plainForm } from '../form/typed-record';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const settings: StockType = {
  declaration: ringSetting,
  operations: ringSettingOperations,
  pageId: 'admin_engagement_rings',
  form: plainForm,
};

export default function SettingsAgainScreen() {
  return <StockScreen type={settings} />;
}
`;

const stockLine = `  {
    path: 'settings-again',
    title: 'Settings again',
    icon: Gem,
    page: () => import('./stock/settings-again/settings-again-screen'),
  },`;

/** Writes the menu and the screen of an address as HTML, with a server that has one show. */
const rendering = `
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { ScreenLinks } from './admin/shell/screen-links';
import { ScreenRoutes } from './admin/shell/screen-routes';
import { system } from './theme/system';

const show = { __typename: 'Show', id: '1', name: 'Gem Fair', startDate: '2099-03-01' };
const answer = { data: { shows: { __typename: 'ShowPage', items: [show] } } };
const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => of(answer)) });
// Not at the top level: chunks of screens import this one.
async function write(): Promise<void> {
  const { prelude } = await prerender(
  <ApolloProvider client={client}>
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[process.argv[2]]}>
        <ScreenLinks />
        <Routes>
          <Route path="/admin/*" element={<ScreenRoutes />} />
        </Routes>
      </MemoryRouter>
    </ChakraProvider>
  </ApolloProvider>,
);
  const html = await new Response(prelude).text();
  process.stdout.write(html, () => process.exit());
}
void write();
`;

/** The compiler looks at what was added, and what that uses. */
const types = {
  extends: './tsconfig.json',
  compilerOptions: { noEmit: true, incremental: false, tsBuildInfoFile: null },
  include: [],
  files: [
    'src/admin/trade-calendar/trade-calendar-screen.tsx',
    'src/admin/stock/settings-again/settings-again-screen.tsx',
  ],
};

let house: GrownHouse;
/** Runs a script of the copy: what it prints. Fails with all of that. */
function node(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house.folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(async () => {
  house = await growHouse('client');
  await house.add(`${admin}/trade-calendar/trade-calendar.graphql`, operations);
  await house.add(`${admin}/trade-calendar/trade-calendar-screen.tsx`, screen);
  await house.add(`${admin}/stock/settings-again/settings-again-screen.tsx`, stockScreen);
  await house.addLine(`${admin}/screens.ts`, 'const site:', line);
  await house.addLine(`${admin}/screens.ts`, 'const stock:', stockLine);
  node('node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--errors-only');
});
afterAll(() => house.remove());

test('a folder and a line are a screen, of a type of stock too: typed, in the menu, shown at its address', async () => {
  await house.add('client/tsconfig.grown.json', JSON.stringify(types));
  expect(node('node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', 'client/tsconfig.grown.json')).toBe('');

  await house.add('client/src/rendering.tsx', rendering);
  node('node_modules/vite/bin/vite.js', 'build', 'client', '--ssr', 'src/rendering.tsx', '--outDir', 'grown');
  const html = node('client/grown/rendering.js', '/admin/trade-calendar');
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/admin\/trade-calendar".*?Trade calendar<\/a>/);
  expect(html).toMatch(/<h1[^>]*>Which shows are next<\/h1>.*<li>Gem Fair, 2099-03-01<\/li>/);

  // What the screen of a type shows is for the browser tests: here it compiles, is built, and has its place in the menu.
  expect(html).toMatch(/href="\/admin\/settings-again".*?Settings again<\/a>/);
});
