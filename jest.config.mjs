const project = {
  rootDir: import.meta.dirname,
  // A separate package. Its test packs and installs it.
  modulePathIgnorePatterns: ['<rootDir>/clients/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: '<rootDir>/tests/support/native-modules/environment.mjs',
  testEnvironmentOptions: { globalsCleanup: 'off' },
  transform: { '\\.test\\.tsx?$': '<rootDir>/tests/support/native-modules/transform.mjs' },
};

const serverProject = {
  ...project,
  globalSetup: '<rootDir>/tests/support/start-database.mjs',
  globalTeardown: '<rootDir>/tests/support/stop-database.mjs',
};

// Run separately (scripts/test-cluster.mjs), because the tests need root and the packages of a cluster.
const clusterProject = { ...project, displayName: 'cluster', testMatch: ['<rootDir>/tests/cluster/*.test.ts'] };

export default {
  // One more than the two cores of a build machine: tests of processes and networks spend most of their time waiting.
  maxWorkers: 3,
  // Modules of finished test files stay in memory, so a worker is restarted when it exceeds this size.
  workerIdleMemoryLimit: '1.5GB',
  testTimeout: 60_000,
  projects: [
    {
      ...serverProject,
      displayName: 'server',
      testEnvironmentOptions: { globalsCleanup: 'off', acceleration: 'on' },
      testMatch: ['<rootDir>/server/src/**/*.test.ts', '<rootDir>/tests/{contract,integration}/**/*.test.ts'],
    },
    {
      // Repeats the contract and visibility tests without caches: no result may depend on them.
      ...serverProject,
      displayName: 'server without acceleration',
      testEnvironmentOptions: { globalsCleanup: 'off', acceleration: 'off' },
      testMatch: [
        '<rootDir>/tests/contract/{rest-contract,graphql-access,key-access}.test.ts',
        '<rootDir>/tests/integration/data-visibility/*.test.ts',
        '<rootDir>/tests/integration/stock/hidden-stock.test.ts',
      ],
    },
    {
      ...project,
      displayName: 'client',
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
    },
    ...(process.env.TEST_CLUSTER ? [clusterProject] : []),
  ],
};
